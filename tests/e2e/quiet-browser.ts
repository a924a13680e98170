// A story in which the browser complains has failed: errors in the console, uncaught errors and rejections, violations of the policy, and
// answers of 5xx, in every page of every context; and a control behind a log-in that took the focus with it when it went away. A story that provokes one says so with `allowComplaints`.
import type { Browser, BrowserContext, ConsoleMessage, Response } from "@playwright/test";

export type Complaints = { allow: (...patterns: RegExp[]) => void; left: () => string[]; stop: () => void };

/** A refused request (4xx) is the browser's own note; a failed one (5xx) is seen by its answer. A socket that closes while it is written to
 * is opened again by the realtime client. A second try is recorded: the recorder's script is refused by the preview of a mail. */
const notes =
  /^Failed to load resource: the server responded with a status of [45]\d\d|^WebSocket is already in CLOSING or CLOSED state|^Blocked script execution in 'about:srcdoc'/;

/** What a browser says while the server it speaks with is dead or its requests are cut off. */
export const noServer = /net::ERR_|WebSocket connection to|Failed to fetch|NetworkError/;

export function watchBrowser(browser: Browser): Complaints {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error" && !notes.test(message.text())) heard.push(message.text());
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 500) heard.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  };
  const watch = (context: BrowserContext) => {
    void context.addInitScript(complainOfLostFocus).catch(() => {});
    context.on("console", onConsole);
    context.on("weberror", (error) => heard.push(String(error.error())));
    context.on("response", onResponse);
  };
  browser.on("context", watch);
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    left: () => heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    stop: () => void browser.off("context", watch),
  };
}

/** In the page: what had the focus is gone or disabled, and a second later nothing has it. */
function complainOfLostFocus() {
  let last: Element | null = null;
  let times = 0;
  addEventListener("focusin", ({ target }) => {
    last = target as Element;
    times = 0;
  });
  addEventListener("pointerdown", ({ target }) => {
    if (!last?.contains(target as Node)) last = null;
  });
  setInterval(() => {
    const gone = last && (!last.isConnected || last.matches(":disabled"));
    const nowhere = document.activeElement === document.body && document.querySelector("main.shell-main") && document.hasFocus();
    times = gone && nowhere ? times + 1 : 0;
    if (times === 5) console.error(`The focus is nowhere: it went with ${last?.outerHTML.slice(0, 200)}`);
  }, 200);
}
