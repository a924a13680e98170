// Public pages load their scripts late: on the first intent (the pointer moves, and does not merely rest there; touch, key, focus) or when
// the page has been idle after load. Until then links are plain links and menus are HTML. The module script is kept inert in the page and
// started by a tiny loader. The second Korean font file comes half a second after the load, before anybody scrolls to what needs it.
import { createHash } from "node:crypto";

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")(?![^>]*type="text\/late")[^>]*>([\s\S]*?)<\/script>/g;

const loader = `(function(){var s=document.getElementById("late"),e=["pointermove","pointerdown","touchstart","keydown","focusin"],n=0;function go(v){if(v.type==="pointermove"&&!v.movementX&&!v.movementY||n++)return;e.forEach(function(t){removeEventListener(t,go,!0)});var m=document.createElement("script");m.type="module";m.textContent=s.textContent;document.body.appendChild(m)}e.forEach(function(t){addEventListener(t,go,{capture:!0,passive:!0})});function idle(){document.documentElement.lang==="ko"&&setTimeout(function(){document.fonts.load('1em "Pretendard Later"',"각")},500);setTimeout(function(){(window.requestIdleCallback||setTimeout)(function(){go({})},{timeout:4e3})},2500)}document.readyState==="complete"?idle():addEventListener("load",idle)})()`;

export function delayScripts(html: string): { html: string; scriptHashes: string[] } {
  const module = moduleScript.exec(html)?.[1];
  let late = html;
  if (module !== undefined) {
    late = html
      .replace(modulePreload, "")
      .replace(moduleScript, (_, code: string) => `<script type="text/late" id="late">${code}</script><script>${loader}</script>`);
  }
  const hashes = new Set(module === undefined ? [] : [hashOf(module)]);
  for (const [, code] of late.matchAll(inlineScript)) hashes.add(hashOf(code ?? ""));
  return { html: late, scriptHashes: [...hashes] };
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
