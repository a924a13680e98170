// The OpenID provider, as openid-client sees it: found by discovery, asked with the code flow, a proof key, a state and a nonce, and believed
// only when the signature and every claim of its answer are right. What it does wrong is never a failure of ours.
import { createHmac } from "node:crypto";
import * as client from "openid-client";
import { AppError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import type { SingleSignOn } from "#platform/single-sign-on.ts";
import { boundedFetch } from "./bounded-fetch.server.ts";

/** Where the provider sends people back to, and where they stand after a log-out there. */
export const returnPath = "/staff/login/sso/back";
const afterLogOut = "/staff/login";

const answersWithinSeconds = 10;
const knownForMs = 3_600_000;
/** A longer one would not fit into the cookie it leaves with at log-out; the provider then asks who is leaving. */
const longestHint = 2_600;

/** What the provider says about somebody, and when and how it made sure. */
export type ProviderAnswer = {
  issuer: string;
  subject: string;
  claims: Readonly<Record<string, unknown>>;
  authenticatedAt: Date | undefined;
  /** For the log-out there; nothing else of what it handed out is kept. */
  idToken: string | undefined;
};

/** `max_age`: a log-in there that is older has to be done again. `again`: whatever there is. */
type Asking = { maxAgeSeconds: number; again?: boolean };

export type Provider = {
  settings: SingleSignOn;
  address(attempt: string, asking: Asking): Promise<string>;
  answer(attempt: string, query: string): Promise<ProviderAnswer>;
  /** Where the session at the provider is ended; nothing where it has no such place or cannot be asked. */
  logOutAddress(idToken: string | undefined): Promise<string | undefined>;
};

export function createProvider(settings: SingleSignOn, origin: string, log: Log): Provider {
  const redirectUri = origin + returnPath;
  let known: { config: Promise<client.Configuration>; until: number } | undefined;

  function discovered(): Promise<client.Configuration> {
    if (known && known.until > Date.now()) return known.config;
    const config = discover(settings);
    known = { config, until: Date.now() + knownForMs };
    config.catch(() => {
      if (known?.config === config) known = undefined;
    });
    return config;
  }

  async function asked<T>(work: (config: client.Configuration) => Promise<T>): Promise<T> {
    const config = await discovered().catch((cause: unknown) => {
      log.warn({ err: cause }, "the sign-on provider was not found");
      throw new AppError("sso_unavailable", { cause });
    });
    try {
      return await work(config);
    } catch (error) {
      throw failureOf(error, log);
    }
  }

  return {
    settings,
    address: (attempt, { maxAgeSeconds, again }) =>
      asked(async (config) => {
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          response_type: "code",
          scope: settings.scopes,
          state: derived(attempt, "state"),
          nonce: derived(attempt, "nonce"),
          code_challenge: await client.calculatePKCECodeChallenge(derived(attempt, "verifier")),
          code_challenge_method: "S256",
          max_age: String(maxAgeSeconds),
          ...(again ? { prompt: "login" } : {}),
        });
        return url.href;
      }),
    answer: (attempt, query) =>
      asked(async (config) => {
        // Another attempt's answer, or one that nobody here asked for.
        if (new URLSearchParams(query).get("state") !== derived(attempt, "state")) throw new AppError("sso_attempt_over");
        const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
          expectedState: derived(attempt, "state"),
          expectedNonce: derived(attempt, "nonce"),
          pkceCodeVerifier: derived(attempt, "verifier"),
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims || !tokens.id_token) throw new AppError("sso_answer_invalid");
        const more = config.serverMetadata().userinfo_endpoint ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        return {
          issuer: claims.iss,
          subject: claims.sub,
          // What is signed goes before what was only said.
          claims: { ...more, ...claims },
          authenticatedAt: claims.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000),
          idToken: tokens.id_token.length > longestHint ? undefined : tokens.id_token,
        };
      }),
    async logOutAddress(idToken) {
      try {
        const config = await discovered();
        if (!config.serverMetadata().end_session_endpoint) return undefined;
        return client.buildEndSessionUrl(config, {
          post_logout_redirect_uri: origin + afterLogOut,
          ...(idToken ? { id_token_hint: idToken } : {}),
        }).href;
      } catch (error) {
        log.warn({ err: error }, "the sign-on provider could not be asked where a log-out leads");
        return undefined;
      }
    },
  };
}

function discover(settings: SingleSignOn): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const basic = client.ClientSecretBasic(clientSecret);
  const post = client.ClientSecretPost(clientSecret);
  // As the standard has it unless the provider says that it only takes the other.
  const authenticate: client.ClientAuth = (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
  return client.discovery(issuer, clientId, { [client.clockTolerance]: 30 }, authenticate, {
    timeout: answersWithinSeconds,
    [client.customFetch]: boundedFetch,
    // The id token's signature is checked although it came over TLS from the provider itself.
    execute: [client.enableNonRepudiationChecks, ...(issuer.protocol === "http:" ? [client.allowInsecureRequests] : [])],
  });
}

/** One secret, three faces: the provider and the address bar see state and nonce, and cannot work out the verifier from them. */
function derived(attempt: string, what: "state" | "nonce" | "verifier"): string {
  return createHmac("sha256", attempt).update(`single sign-on ${what}`).digest("base64url");
}

const claimFailures: readonly unknown[] = [
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_INVALID_RESPONSE",
];

function failureOf(error: unknown, log: Log): AppError {
  if (error instanceof AppError) return error;
  // Said by the provider to the person: they cancelled, or it does not let them in here.
  if (error instanceof client.AuthorizationResponseError) return new AppError("sso_cancelled", { cause: error });
  // A code that was used, ran out or belongs to another attempt.
  if (error instanceof client.ResponseBodyError && error.error === "invalid_grant")
    return new AppError("sso_attempt_over", { cause: error });
  const cause = error as { code?: unknown } | undefined;
  log.warn({ err: error }, "the sign-on provider did not answer as it should");
  return new AppError(claimFailures.includes(cause?.code) ? "sso_answer_invalid" : "sso_unavailable", { cause: error });
}
