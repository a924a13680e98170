// Public pages load their scripts late: on the first intent (a key, or a pointer, finger or focus on something that needs them) or when the
// page has been idle after load. Until then links are plain links and menus are HTML: whoever is about to follow one should not have to wait
// for the scripts of the page they leave. The module script is kept inert in the page and started by a tiny loader; a page that is only held
// ready for a click waits for the click, and then until it is painted. A search that is asked for in the meantime, by
// key or by its link, is remembered and opened by the scripts; if they cannot be loaded, the link's page opens instead.
// What the scripts start from (the words of the page once more) is a file of its own where `stateAt` gives it an address: it comes with the
// scripts, and not with every reading of the page.
// The renderer signs its own scripts with the nonce of this one rendering. Only signed scripts are hashed into the policy: whatever else
// may have found its way into the text cannot know the nonce, and does not run.
import { createHash } from "node:crypto";
import { firstPaintScript } from "#app/shell/first-paint.ts";
import { nextPageFile } from "./next-page.ts";

const fontPreload = /<link [^>]*rel="preload" as="font"[^>]*>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/** Where the router's script gives a place in the history its first name. It goes on to ask the browser how far that place was scrolled, which
 * is a wait for another process, and nothing can be known of a place that is new. */
const newPlace = /window\.history\.replaceState\(\{ key \}, ""\);/;

/** What does little or nothing without scripts. */
const controls = 'button,input,select,textarea,label,[role=button],[tabindex="0"],.site-search';

const loader = `(function(){var d=document.documentElement,s=document.getElementById("late"),e=["pointermove","pointerdown","keydown","focusin"],n=0;function go(v){if(v.target&&v.type!=="keydown"&&!(v.target.closest&&v.target.closest('${controls}'))||n++)return;e.forEach(function(t){removeEventListener(t,go,!0)});var m=document.createElement("script");m.type="module";m.textContent=s.textContent;m.onerror=function(){d.dataset.wanted&&(location.href="/sitemap")};document.body.appendChild(m);if(s.dataset.state){var t=document.createElement("script");t.src=s.dataset.state;t.onerror=m.onerror;document.body.appendChild(t)}}function want(v){if(d.dataset.ready===undefined&&!v.shiftKey&&!v.altKey&&(v.type==="click"?!v.ctrlKey&&!v.metaKey&&v.target.closest(".site-search"):(v.ctrlKey||v.metaKey)&&v.code==="KeyK")){v.preventDefault();d.dataset.wanted="search"}}function later(){setTimeout(function(){(window.requestIdleCallback||setTimeout)(function(){document.querySelector("a:hover")?later():go({})},{timeout:4e3})},2500)}function watch(){addEventListener("keydown",want,!0);addEventListener("click",want,!0);e.forEach(function(t){addEventListener(t,go,{capture:!0,passive:!0})});document.readyState==="complete"?later():addEventListener("load",later)}document.prerendering?document.addEventListener("prerenderingchange",()=>requestAnimationFrame(()=>setTimeout(watch)),{once:!0}):watch()})()`;

/** The router draws pages in another way than this file expects. Better no page than one whose scripts never start. */
export class UnexpectedPage extends Error {}

type LatePage = { html: string; scriptHashes: string[]; state?: { version: string; code: string } };

/** The router's own scripts that hand over what it loaded. */
const handingOver = /^window\.__reactRouterContext\.streamController\./;

export function delayScripts(html: string, nonce: string, stateAt?: (version: string) => string): LatePage {
  const signature = ` nonce="${nonce}"`;
  const hashes = new Set([hashOf(firstPaintScript), hashOf(loader)]);
  let modules = 0;
  let code = "";
  let placed = 0;
  const late = html.replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
    if (!attributes.includes(signature) || / src=/.test(attributes)) return whole;
    if (/ type="application\/(?:ld\+)?json"/.test(attributes)) return whole;
    if (stateAt && handingOver.test(text)) {
      code += `${text};\n`;
      return "";
    }
    if (!attributes.includes(' type="module"')) {
      const known = text.replace(/\n\s+/g, "\n").replace(newPlace, (found) => {
        placed += 1;
        return `${found}return;`;
      });
      hashes.add(hashOf(known));
      return `<script${attributes}>${known}</script>`;
    }
    modules += 1;
    const short = text.replace(/(?<=__reactRouterManifest = )\{\n[\s\S]*?\n\}(?=;)/, (manifest) => shortManifest(manifest, text));
    hashes.add(hashOf(short));
    return `<script type="text/late" id="late">${short}</script><script async src="${nextPageFile}"></script><script>${loader}</script>`;
  });
  if (modules !== 1) throw new UnexpectedPage(`a public page has ${modules} signed module scripts; one is expected`);
  if (placed !== 1) throw new UnexpectedPage("a public page does not look up where it stood");
  if (!html.includes(`>${firstPaintScript}</script>`)) throw new UnexpectedPage("a public page lacks the script before the first paint");
  const unsigned = withFontsLater(late.replaceAll(signature, ""));
  const light = unsigned.replace(modulePreload, "");
  if (light === unsigned) throw new UnexpectedPage("a public page preloads no module that could be left for later");
  if (light.includes(nonce)) throw new UnexpectedPage("a public page repeats the nonce of its rendering");
  const scriptHashes = [...hashes];
  if (!stateAt) return { html: light, scriptHashes };
  if (!code) throw new UnexpectedPage("a public page does not hand over what its scripts start from");
  const version = createHash("sha256").update(code).digest("base64url").slice(0, 12);
  const address = stateAt(version).replaceAll("&", "&amp;");
  return { html: light.replace(' id="late">', ` id="late" data-state="${address}">`), scriptHashes, state: { version, code } };
}

/** A page in Hangul asks for its fonts in hangul-letters.ts or, where the browser has them, in the script before the first paint. */
function withFontsLater(html: string): string {
  const later = html.replace(' data-hangul=""', ' data-hangul="later"');
  return later === html ? html : later.replace(fontPreload, "");
}

/**
 * Without the modules of the page's own modules: by the time the router knows of them they are there. Without what a route does not have, and
 * without the sheets of routes that the page is not drawn by: from a public page everything else is opened as a document.
 */
function shortManifest(manifest: string, script: string): string {
  const drawnBy = /__reactRouterRouteModules = (.*)/.exec(script)?.[1] ?? "";
  return JSON.stringify(JSON.parse(manifest), (key, value) => {
    if (key === "imports") return [];
    if (value === false) return undefined;
    const other = typeof value?.id === "string" && !drawnBy.includes(`"${value.id}":`);
    return other && value.css ? { ...value, css: [] } : value;
  });
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
