import type { Plugin } from "vite";

const asked = "function is(value, type) {";

// Anything but an object is no entity; an object is what its prototype is, which never changes.
const remembered = `const kinds = new Map();
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  let known = kinds.get(type);
  if (known === undefined) kinds.set(type, (known = new Map()));
  const prototype = Object.getPrototypeOf(value);
  let answer = known.get(prototype);
  if (answer === undefined) known.set(prototype, (answer = lookUp(value, type)));
  return answer;
}
function lookUp(value, type) {`;

export function rememberKinds(code: string): string {
  if (!code.includes(asked))
    throw new Error("Drizzle no longer asks for a value's kind as this plugin expects: see whether it is still needed.");
  return code.replace(asked, remembered);
}

/**
 * To write one statement Drizzle asks some hundred times of what kind a part is, and goes up the part's classes each time: half of what a
 * statement costs before it is sent, a seventh of a personal page (`npm run bench personal`). The answers are remembered.
 */
export function rememberedKinds(): Plugin {
  let found = false;
  return {
    name: "remembered-kinds",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /\/drizzle-orm\/entity\.js$/ },
      handler(code) {
        found = true;
        return { code: rememberKinds(code), map: null };
      },
    },
    buildEnd() {
      if (!found) this.error("Drizzle no longer lies where this plugin expects it: see whether it is still needed.");
    },
  };
}
