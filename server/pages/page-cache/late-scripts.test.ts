import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { firstPaintScript } from "#app/shell/first-paint.ts";
import { delayScripts, UnexpectedPage } from "./late-scripts.ts";

const nonce = "n0nce";
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const parts = {
  firstPaint: `<script>${firstPaintScript}</script>`,
  preload: `<link rel="modulepreload" href="/assets/entry.js" nonce="${nonce}"/>`,
  router: `<script nonce="${nonce}">window.router={}</script>`,
  place: `<script nonce="${nonce}">if (!known) {\n\t\t\twindow.history.replaceState({ key }, "");\n}\nread()</script>`,
  module: `<script nonce="${nonce}" type="module" async="">import "/assets/entry.js";</script>`,
};
const page = (given: Partial<typeof parts> = {}, extra = "") => {
  const all = { ...parts, ...given };
  return `<head>${all.firstPaint}${all.preload}</head><body>${extra}${all.router}${all.place}${all.module}</body>`;
};

test("the module waits in the page, and the nonce of the rendering is gone", () => {
  const { html, scriptHashes } = delayScripts(page(), nonce);
  expect(html).toContain('<script type="text/late" id="late">import "/assets/entry.js";</script>');
  expect(html).not.toContain("modulepreload");
  expect(html).not.toContain(nonce);
  expect(scriptHashes).toHaveLength(5);
  for (const code of [firstPaintScript, "window.router={}", 'import "/assets/entry.js";']) expect(scriptHashes).toContain(hash(code));
});

test("a place in the history that is new is not looked up", () => {
  const { html, scriptHashes } = delayScripts(page(), nonce);
  const code = 'if (!known) {\nwindow.history.replaceState({ key }, "");return;\n}\nread()';
  expect(html).toContain(`<script>${code}</script>`);
  expect(scriptHashes).toContain(hash(code));
});

test("security, low: a script that the renderer did not sign is not let into the policy", () => {
  const strangers = `<script>steal()</script><script nonce="guess">steal()</script><script type="module" async="">steal()</script>`;
  const { scriptHashes } = delayScripts(page({}, strangers), nonce);
  expect(scriptHashes).toHaveLength(5);
  expect(scriptHashes).not.toContain(hash("steal()"));
});

test("security 7: a page drawn in another way than expected fails loudly instead of losing its scripts", () => {
  const odd = [
    page({ module: "" }),
    page({ module: parts.module.repeat(2) }),
    page({ module: parts.module.replace(`nonce="${nonce}" `, "") }),
    page({ preload: "" }),
    page({ firstPaint: "" }),
    page({ place: "" }),
    page({}, `<p>${nonce}</p>`),
  ];
  for (const html of odd) expect(() => delayScripts(html, nonce), html).toThrow(UnexpectedPage);
});

test("what the scripts start from has an address of its own, and stands in the page no more", () => {
  const handing = ["window.__reactRouterContext.streamController.enqueue('words')", "window.__reactRouterContext.streamController.close()"];
  const drawn = page().replace("</body>", `${handing.map((code) => `<script nonce="${nonce}">${code}</script>`).join("")}</body>`);
  const { html, scriptHashes, state } = delayScripts(drawn, nonce, (version) => `/about.state?lang=ko&v=${version}`);
  expect(state?.code).toBe(handing.map((code) => `${code};\n`).join(""));
  expect(html).toContain(`<script type="text/late" id="late" data-state="/about.state?lang=ko&amp;v=${state?.version}">`);
  expect(html).not.toContain("words");
  expect(scriptHashes).toHaveLength(5);
  expect(delayScripts(drawn, nonce).html, "a page for one visitor carries it").toContain("words");
  expect(() => delayScripts(page(), nonce, () => "/x"), "a router that hands over in another way").toThrow(UnexpectedPage);
});

test("the list of the page's routes names their modules, not what those import, no sheets of other pages, and nothing that a route does not have", () => {
  const routes = {
    about: {
      id: "about",
      hasLoader: true,
      hasAction: false,
      module: "/assets/about.js",
      imports: ["/assets/shell.js"],
      css: ["/assets/a.css"],
    },
    home: { id: "home", index: true, module: "/assets/home.js", imports: [], css: ["/assets/home.css"] },
  };
  const manifest = JSON.stringify({ entry: { module: "/assets/entry.js", imports: ["/assets/shell.js"] }, routes }, null, 2);
  const script = `window.__reactRouterManifest = ${manifest};\n  window.__reactRouterRouteModules = {"about":route0};\n\nimport("/assets/entry.js");`;
  const { html, scriptHashes } = delayScripts(
    page({ module: `<script nonce="${nonce}" type="module" async="">${script}</script>` }),
    nonce,
  );
  const [, code = ""] = /id="late">([^<]*)</.exec(html) ?? [];
  const [, kept = ""] = /__reactRouterManifest = (.*);\n/.exec(code) ?? [];
  expect(JSON.parse(kept)).toEqual({
    entry: { module: "/assets/entry.js", imports: [] },
    routes: {
      about: { id: "about", hasLoader: true, module: "/assets/about.js", imports: [], css: ["/assets/a.css"] },
      home: { id: "home", index: true, module: "/assets/home.js", imports: [], css: [] },
    },
  });
  expect(code).toMatch(/import\("\/assets\/entry.js"\);$/);
  expect(scriptHashes).toContain(hash(code));
});
