// The pseudo-language is looked at without scripts, so only the server speaks it: style sheets, fonts and scripts are the product's, by the
// names that its own build gave them.
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin, ViteBuilder } from "vite";

const assets = "build/client/assets";
const manifest = "\0virtual:react-router/server-manifest";

export function onlyTheServer(): Plugin[] {
  return [
    {
      name: "product-assets",
      enforce: "pre",
      load: {
        order: "pre",
        handler(id) {
          if (id !== manifest) return null;
          const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
          if (!file) throw new Error(`no manifest in ${assets}: build the product first`);
          return readFileSync(`${assets}/${file}`, "utf8").replace(/^window\.__reactRouterManifest=/, "export default ");
        },
      },
    },
    {
      name: "only-the-server",
      enforce: "post",
      config: {
        order: "post",
        handler: () => ({
          builder: {
            async buildApp(builder: ViteBuilder) {
              const { ssr } = builder.environments;
              if (ssr) await builder.build(ssr);
            },
          },
        }),
      },
    },
  ];
}
