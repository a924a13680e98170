// What the browser knows about the session. The token is not part of it: it stays in an HttpOnly cookie, and `api_token` only says so
// (docs/decisions/0006-token-stays-in-the-cookie.md). The customer's display data outlives a visit; the outcome of a sign-up does not.
import type { CustomerView } from "#features/accounts/rules/account-views.ts";
import { type Slot, textSlot } from "#platform/browser/browser-store.ts";

export type SessionCustomer = Pick<CustomerView, "id" | "kind" | "name" | "company" | "locale">;

export type SessionState = {
  customer: SessionCustomer | null;
  /** "cookie" while a token exists, never the token. */
  api_token: "" | "cookie";
  isLoggedIn: boolean;
  isRegisterSuccess: boolean;
  registerMessage: string;
};

export const loggedOut: SessionState = { customer: null, api_token: "", isLoggedIn: false, isRegisterSuccess: false, registerMessage: "" };

export const keptCustomer = textSlot<SessionCustomer>("customer", "localStorage", (text) => customerIn(JSON.parse(text)), JSON.stringify);

/** What the browser offers; tests bring their own. */
export type SessionSurroundings = {
  kept: Pick<Slot<SessionCustomer>, "read" | "keep">;
  /** Tells the other tabs. */
  announce?: () => void;
  /** GET /session of this site: the customer, or null. */
  fetchCustomer: () => Promise<SessionCustomer | null>;
};

export type SessionStore = ReturnType<typeof createSessionState>;

export function createSessionState({ kept, announce, fetchCustomer }: SessionSurroundings) {
  let state = restored();
  let asked = false;
  const listeners = new Set<() => void>();

  function restored(): SessionState {
    const customer = kept.read();
    return customer ? { ...loggedOut, customer, api_token: "cookie", isLoggedIn: true } : loggedOut;
  }

  function change(next: SessionState, own: boolean) {
    const sameAsBefore = next.customer?.id === state.customer?.id && next.isLoggedIn === state.isLoggedIn;
    state = next;
    if (own) kept.keep(state.customer);
    for (const listener of listeners) listener();
    if (own && !sameAsBefore) announce?.();
  }

  const store = {
    get: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Log-in, or any page that came with the customer. */
    loggedIn(customer: SessionCustomer) {
      if (state.isLoggedIn && sameCustomer(state.customer, customer)) return;
      change({ ...state, customer: displayed(customer), api_token: "cookie", isLoggedIn: true }, true);
    },

    registered(message: string) {
      if (state.isRegisterSuccess && state.registerMessage === message) return;
      change({ ...state, isRegisterSuccess: true, registerMessage: message }, true);
    },

    registrationFailed() {
      change({ ...state, isRegisterSuccess: false, registerMessage: "" }, true);
    },

    /** Log-out, and any 401. */
    reset() {
      asked = false;
      change(loggedOut, true);
    },

    /** App start and every arrival at a page: the cookie decides. Present but unknown: the customer is fetched, once. Gone: reset. */
    async settle(cookiePresent: boolean) {
      if (!cookiePresent) {
        asked = false;
        if (state.isLoggedIn) store.reset();
        return;
      }
      if (state.isLoggedIn || asked) return;
      asked = true;
      const customer = await fetchCustomer().catch(() => null);
      if (customer) store.loggedIn(customer);
      else change(loggedOut, true);
    },

    /** Another tab has logged in or out. True when this one has to follow. */
    adopt(): boolean {
      const customer = kept.read();
      if ((customer?.id ?? null) === (state.customer?.id ?? null)) return false;
      asked = false;
      change(customer ? { ...state, customer, api_token: "cookie", isLoggedIn: true } : loggedOut, false);
      return true;
    },
  };
  return store;
}

/** Only what is drawn is kept; whatever else an answer holds stays out of the browser's storage. */
function displayed({ id, kind, name, company, locale }: SessionCustomer): SessionCustomer {
  return { id, kind, name, company, locale };
}

function sameCustomer(a: SessionCustomer | null, b: SessionCustomer): boolean {
  return a !== null && JSON.stringify(a) === JSON.stringify(displayed(b));
}

function customerIn(value: unknown): SessionCustomer | null {
  const found = typeof value === "object" && value !== null && typeof (value as SessionCustomer).id === "string";
  return found ? (value as SessionCustomer) : null;
}
