// The whole in one place: a Request comes in, the API or a page answers. No port is opened here; tests call it as it is.
import { createHash, randomUUID } from "node:crypto";
import type { ServerBuild } from "react-router";
import { browserCallsContext } from "#app/context.ts";
import { viewOf } from "#app/session/customer-view.ts";
import { firstPaintScript } from "#app/shell/first-paint.ts";
import { forEveryLocale, type Locale } from "#content/locales.ts";
import type { PriceList } from "#content/price-list.ts";
import { openDemoAccounts } from "#db/seed/seed-demo.server.ts";
import { readPost } from "#features/blog/rules/blog.contract.ts";
import { previewParameter } from "#features/settings/rules/price-preview.ts";
import { addressOf } from "#platform/api/api-call.ts";
import { chooseLocale, wishedLocale } from "#platform/i18n/request-locale.ts";
import { withLocale } from "#platform/i18n/words.server.ts";
import { withPrices } from "#platform/running-prices.server.ts";
import { devMailbox } from "#server/dev/dev-mailbox.ts";
import { loggedPath } from "#server/door/logged-path.ts";
import { createPolicyReports, type PolicyReports } from "#server/door/policy-reports.ts";
import { closedPolicy, contentSecurityPolicy, type HeaderSettings } from "#server/door/security-headers.ts";
import { createDrawnBudget } from "#server/pages/page-cache/drawn-budget.ts";
import { askedState, type PageAddress, pageAddress, storedBehind } from "#server/pages/page-cache/page-key.ts";
import {
  answerWith,
  finishPage,
  latestState,
  type PublicPages,
  publicPage,
  type Rendering,
} from "#server/pages/page-cache/public-pages.ts";
import { type ContextNeeds, everybody, pageContext } from "#server/pages/page-context.ts";
import { createPageRouter } from "#server/pages/page-router.ts";
import { previewedPrices } from "#server/pages/price-preview.ts";
import { createShareCards } from "#server/pages/share-card/share-cards.ts";
import { siteFiles } from "#server/pages/site-files.ts";
import { resolveViewer } from "#server/pages/viewer.ts";
import { type Api, type Caller, createApi } from "./api.ts";
import type { Services } from "./service-list.ts";

/** As react-router.config.ts names it. */
const routeManifestPath = "/__manifest";

export type Visit = {
  clientAddress: string;
  requestId: string;
  /** The visitor sits at this machine and nothing real is configured: the demo is theirs. */
  demo?: boolean;
};

export type App = { fetch(request: Request, visit: Visit): Promise<Response>; api: Api; policyReports: PolicyReports };

export type AppOptions = {
  services: Services;
  build: ServerBuild | (() => Promise<ServerBuild>);
  pages: PublicPages;
  headers: HeaderSettings;
  dev?: boolean;
};

export function createApp({ services, build, pages, headers, dev }: AppOptions): App {
  const { config, log } = services;
  const api = createApi(services, resolveViewer(services));
  const apiBase = config.API_BASE_URL ?? "http://api.internal";
  const apiFetch = (visit: Caller) => (outgoing: Request) => (config.API_BASE_URL ? fetch(outgoing) : api.fetch(outgoing, visit));
  const browserCalls = new Map(api.inventory.filter(({ browser }) => browser).map((call) => [call.id, call]));
  const policyReports = createPolicyReports(log);
  const router = createPageRouter(build, dev ? "development" : "production");
  const drawn = createDrawnBudget();

  const cards = createShareCards({
    dataDir: config.DATA_DIR,
    async readPost(slug, locale) {
      const visit = { clientAddress: "127.0.0.1", requestId: newRequestId() };
      const address = addressOf(readPost, { params: { slug }, query: { lang: locale } });
      const answer = await apiFetch(visit)(new Request(apiBase + address));
      return answer.ok ? readPost.answer.parse(await answer.json()) : null;
    },
  });

  services.bus.subscribe("pages", (payload) => cards.drop((payload as { tags?: string[] } | null)?.tags ?? []));

  function contextNeeds(visit: Caller, path: string): ContextNeeds {
    return {
      site: services.site(),
      secure: headers.https,
      demo: visit.demo === true,
      // Without a server that proves senders a mail never lands in the ticket it answers.
      repliesByMail: Boolean(config.INBOUND_MAIL_SECRET && config.INBOUND_MAIL_SERVER),
      desk: services.desk,
      company: services.company,
      departments: services.settings.departmentsSet,
      messageLimits: services.settings.limitsSet,
      live: services.settings.live,
      demoAccounts: async () => (visit.demo ? openDemoAccounts(services.database.orm) : []),
      api: { baseUrl: apiBase, fetch: apiFetch(visit) },
      onError: (error) => log.error({ err: error, requestId: visit.requestId, route: loggedPath(path) }, "a page failed"),
    };
  }

  /** A page for everybody, made from its name alone: no visitor's request comes this far. */
  async function renderPublic(locale: Locale, { path, query }: PageAddress): Promise<Rendering> {
    const visit = { requestId: newRequestId(), clientAddress: "127.0.0.1" };
    const needs = contextNeeds(visit, path);
    const { context, nonce } = pageContext({ ...everybody(locale, needs.site), ...visit }, needs);
    const request = new Request(`${needs.site.origin}${path}${query ? `?${query}` : ""}`);
    // By what holds now, not when the first visitor asked.
    const draw = () => withLocale(locale, () => router(request, context));
    return { response: await withPrices(services.settings.prices(), draw), nonce };
  }

  /** Null for whoever may not see one. */
  async function previewed(url: URL, cookies: string, visit: Visit): Promise<PriceList | null> {
    const ask = (path: string, token: string) =>
      apiFetch(visit)(new Request(apiBase + path, { headers: { authorization: `Bearer ${token}` } }));
    return (await previewedPrices(url, cookies, ask)) ?? null;
  }

  function previewNeeds(prices: PriceList): Pick<ContextNeeds, "live" | "preview"> {
    const live = forEveryLocale((locale) => ({ ...services.settings.live(locale), prices }));
    return { live: (locale) => live[locale], preview: true };
  }

  async function page(request: Request, visit: Visit): Promise<Response> {
    const url = new URL(request.url);
    const host = request.headers.get("host") ?? url.host;
    const cookies = request.headers.get("cookie") ?? "";
    const { locale, forced, setCookie } = chooseLocale({
      host,
      lang: wishedLocale(url),
      cookie: cookies,
      forcedHosts: config.FORCED_LOCALE_HOSTS,
      secure: headers.https,
    });
    const reading = request.method === "GET" || request.method === "HEAD";
    const query = url.search.slice(1);
    const state = reading ? askedState(url.pathname, query) : undefined;
    if (state) return latestState(await publicPage(pages, state.locale, state.address, renderPublic));
    const behind = reading ? storedBehind(url.pathname, query) : undefined;
    const address = behind && !drawn.take() ? behind : reading ? pageAddress(url.pathname, query) : undefined;
    if (address) return answerWith(await publicPage(pages, locale, address, renderPublic), request, setCookie);
    const preview = reading && url.searchParams.has(previewParameter) ? await previewed(url, cookies, visit) : undefined;
    if (preview === null) return new Response(null, { status: 302, headers: withoutPreview(url) });
    const caller = reading ? { ...visit, holders: new Map() } : visit;
    const needs = { ...contextNeeds(caller, url.pathname), ...(preview && previewNeeds(preview)) };
    const { context, nonce } = pageContext(
      {
        locale,
        localeForced: forced,
        // On loopback every address (localhost, another port) is the visitor's own way in; it is told to nobody else.
        here: config.PUBLIC_ORIGIN ? services.originAt(host) : url.origin,
        search: url.search,
        cookies,
        userAgent: request.headers.get("user-agent") ?? "",
        background: isBackground(request, url.pathname),
        view: viewOf(request, url.pathname),
        ...visit,
      },
      needs,
    );
    context.set(browserCallsContext, browserCalls);
    const draw = () => withLocale(locale, () => router(request, context));
    const response = await (preview ? withPrices(preview, draw) : draw());
    if (preview) response.headers.set("x-robots-tag", "noindex");
    if (response.headers.get("x-page-kind") === "public") {
      const finished = await finishPage(pages, locale, { response, nonce });
      return answerWith({ status: response.status, ...finished }, request, setCookie);
    }
    response.headers.delete("x-page-kind");
    // Which scripts a route needs is the same for everyone as long as the build lives; the router has said so.
    if (url.pathname === routeManifestPath && response.status === 200) {
      response.headers.set("content-security-policy", closedPolicy);
      return response;
    }
    if (setCookie) response.headers.append("set-cookie", setCookie);
    // A download has come with a policy of its own, stricter than a page's, and says itself how long it may be kept.
    if (response.headers.has("content-security-policy")) return response;
    response.headers.set("cache-control", "private, no-store");
    response.headers.set("content-language", locale);
    response.headers.set("content-security-policy", contentSecurityPolicy([`'nonce-${nonce}'`, firstPaintHash], headers));
    return response;
  }

  async function answer(request: Request, visit: Visit): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/api" || pathname.startsWith("/api/")) {
      const response = await api.fetch(withoutPrefix(request), visit);
      if (!response.headers.has("content-security-policy")) {
        response.headers.set("content-security-policy", pathname === "/api/docs" ? contentSecurityPolicy([], headers) : closedPolicy);
      }
      return response;
    }
    if (pathname.startsWith("/apps/") && services.realtime.gateway) {
      const answer = await services.realtime.gateway.handleHttp(request);
      if (answer) return answer;
    }
    const reported = await policyReports.answer(request, visit.clientAddress);
    if (reported) return reported;
    const card = await cards.answer(request, pathname);
    if (card) return card;
    const file = (await siteFiles({ request, pathname, services })) ?? (visit.demo ? await devMailbox(request, services) : undefined);
    if (file) return file;
    // State may only be changed from our own pages.
    if (request.method !== "GET" && request.method !== "HEAD" && !sameOrigin(request, config.PUBLIC_ORIGIN)) {
      return new Response("Cross-site request refused", { status: 403, headers: { "content-security-policy": closedPolicy } });
    }
    return page(request, visit);
  }

  return {
    api,
    policyReports,
    fetch: (request, visit) => withPrices(services.settings.prices(), () => answer(request, visit)),
  };
}

function withoutPreview(url: URL): HeadersInit {
  const to = new URL(url);
  to.searchParams.delete(previewParameter);
  return { location: `${to.pathname}${to.search}`, "cache-control": "private, no-store", "content-security-policy": closedPolicy };
}

const firstPaintHash = `'sha256-${createHash("sha256").update(firstPaintScript).digest("base64")}'`;

export function newRequestId(): string {
  return randomUUID().slice(0, 13);
}

function withoutPrefix(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice("/api".length) || "/";
  return new Request(url, request);
}

/** A person opens documents and sends forms; what else a page asks for, it asks for by itself. */
function isBackground({ method, headers }: Request, path: string): boolean {
  if (path.startsWith("/call/")) return true;
  return method === "GET" && (headers.get("sec-fetch-dest") ?? "document") !== "document";
}

function sameOrigin(request: Request, publicOrigin: string | undefined): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (!origin) return true;
  return origin === publicOrigin || origin.replace(/^https?:\/\//, "") === request.headers.get("host");
}
