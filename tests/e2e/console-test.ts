// What the stories of the ticket console share: people, calls past the pages, a ticket to work on, the editor.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import { expect, type Person, tokenOf } from "./site-test.ts";

export const customers = { ko: "seoyeon@example.com", en: "alex@example.com" };

export async function call<T>(url: string, email: string, method: string, path: string, body?: unknown): Promise<T> {
  const ask = async () =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${await sessionOf(url, email)}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  let response = await ask();
  // Another story of this worker has ended the session.
  if (response.status === 401 && tokens.delete(url + email)) response = await ask();
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer as T;
}

/** Logging in costs more than most calls, so one session serves the worker's stories. */
const tokens = new Map<string, string>();
async function sessionOf(url: string, email: string): Promise<string> {
  const token = tokens.get(url + email) ?? (await tokenOf(url, email));
  tokens.set(url + email, token);
  return token;
}

export type Opened = { id: string; number: string; subject: string };

export async function open(url: string, email: string, over: object = {}): Promise<Opened> {
  const ticket = {
    subject: `Line flaps every ${Math.floor(Math.random() * 1e6)} s`,
    department: "technical",
    priority: "high",
    body: fromPlainText("Since noon our session to the second router resets."),
    ...over,
  };
  return (await call<{ data: Opened }>(url, email, "POST", "/tickets", ticket)).data;
}

export async function ready(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

export async function write(page: Page, text: string) {
  await expect(page.locator("#composer.rich-input")).toBeVisible();
  await page.locator("#composer").click();
  await page.keyboard.type(text);
  // Until the editor has told the page.
  await page.waitForTimeout(400);
}

type SignIn = (context: BrowserContext, kind: Person) => Promise<unknown>;

export async function desk(browser: Browser, url: string, signIn: SignIn, kind: Person, options: object = {}) {
  const context = await browser.newContext({ baseURL: url, ...options });
  await signIn(context, kind);
  return context;
}
