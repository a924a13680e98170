// Public pages: the same for everyone, rendered once per language and stored in the page cache.
import { Outlet } from "react-router";
import { SiteFooter } from "#app/shell/site/site-footer.still.tsx";
import { SiteHeader } from "#app/shell/site/site-header.tsx";
import { usePagePrices } from "#app/site/use-page-prices.ts";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => {
    const response = await next();
    // Read and removed by the server's page cache (server/page-cache).
    response.headers.set("x-page-kind", "public");
    return response;
  },
];

export default function SiteLayout() {
  usePagePrices();
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
