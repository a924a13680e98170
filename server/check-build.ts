// Stored pages are rewritten as text: scripts made late, styles moved inside. Whether the router still draws what that expects is tried
// on one page that needs no data, after each build and at each start, so that a new version of a library cannot switch it off quietly.

import { createRequestHandler, type ServerBuild } from "react-router";
import { company } from "#content/brand.ts";
import { defaultLiveValues } from "#content/live.ts";
import { defaultLocale } from "#content/locales.ts";
import { defaultDesk } from "#features/support/rules/desk.ts";
import { siteOf } from "#platform/i18n/site-addresses.ts";
import { withLocale } from "#platform/i18n/words.server.ts";
import type { Stylesheets } from "#server/pages/page-cache/inline-styles.ts";
import { UnexpectedPage } from "#server/pages/page-cache/late-scripts.ts";
import { preparePage } from "#server/pages/page-cache/public-pages.ts";
import { everybody, pageContext } from "#server/pages/page-context.ts";

const origin = "http://127.0.0.1";

export async function checkBuild(build: ServerBuild, stylesheets: Stylesheets): Promise<void> {
  const site = siteOf(origin, new Map());
  const { context, nonce } = pageContext(everybody(defaultLocale, site), {
    site,
    secure: false,
    demo: false,
    repliesByMail: false,
    desk: () => defaultDesk(new Date()),
    company: () => company,
    departments: () => null,
    messageLimits: () => null,
    live: defaultLiveValues,
    demoAccounts: async () => [],
    api: { baseUrl: origin, fetch: () => new Response("", { status: 503 }) },
    onError: (error) => {
      throw error;
    },
  });
  const response = await withLocale(defaultLocale, () =>
    createRequestHandler(build, "production")(new Request(`${origin}/about`), context),
  );
  const { styleHashes } = preparePage(await response.text(), nonce, stylesheets, (version) => `/about.state?v=${version}`);
  if (styleHashes.length === 0) throw new UnexpectedPage("the stylesheets of a public page were not found among the built files");
}
