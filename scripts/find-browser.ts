// A Chromium for the browser tests: CHROMIUM_PATH, the system's, or the one Playwright installed.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const places = [
  // The same engine without tabs and toolbars: a quarter less work for the browser tests.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a browser, "" when Playwright's own is there, or undefined when there is none. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const system = places.find((path) => existsSync(path));
  if (system) return system;
  return existsSync(chromium.executablePath()) ? "" : undefined;
}

export const browserFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];
