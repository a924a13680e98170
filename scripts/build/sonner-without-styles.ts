import type { Plugin } from "vite";

/**
 * sonner writes its rules into a <style> element the moment it is imported. Our content security policy forbids style elements, and the
 * browser would report it on every page; `ui/toast-stack.tsx` imports the same rules as a file instead.
 */
export function sonnerWithoutStyles(): Plugin {
  return {
    name: "sonner-without-styles",
    apply: "build",
    transform: {
      filter: { id: /sonner\/dist\/index\.m?js/ },
      handler(code) {
        const plain = code.replace(/^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m, "");
        if (plain === code) this.error("sonner no longer inserts its styles the way this plugin expects: see whether it is still needed.");
        return { code: plain, map: null };
      },
    },
  };
}
