// What browser stories about chats start from: people on both sides, words in both languages.
import type { BrowserContext, Page } from "@playwright/test";
import { demoAccounts } from "#db/seed/demo-accounts.ts";
import { bothSpellings } from "#db/seed/demo-names.ts";
import en from "../../messages/en/chat.json" with { type: "json" };
import ko from "../../messages/ko/chat.json" with { type: "json" };
import { sessionCookies, tokenOf } from "./site-test.ts";

export type Words = typeof en;
export type Lang = "en" | "ko";
export const words: Record<Lang, Words> = { en, ko };
export const customers = { en: "alex@example.com", ko: "seoyeon@example.com" } as const;
export const agentEmail = "agent@example.com";

/** `{name}` filled in, as a pattern that does not mind what else the line says. */
export function said(text: string, values: Record<string, string> = {}): RegExp {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "\u0000");
  return new RegExp(filled.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&").replaceAll("\u0000", ".+"));
}

export async function enter(context: BrowserContext, url: string, email: string): Promise<Page> {
  await context.addCookies(sessionCookies(url, await tokenOf(url, email)));
  return context.newPage();
}

export async function callApi<T>(url: string, token: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

/** Another story of this worker may have left one open; then the page leads there instead of to the first message. */
export async function endOpenChat(url: string, email: string): Promise<void> {
  const token = await tokenOf(url, email);
  const { meta } = await callApi<{ meta: { open: { id: string } | null } }>(url, token, "GET", "/chat");
  if (meta.open) await callApi(url, token, "POST", `/chat/${meta.open.id}/close`, {});
}

export async function startChat(page: Page, w: Words, topic: string, first: string): Promise<void> {
  await page.getByLabel(w.chat_topic, { exact: true }).fill(topic);
  await page.getByLabel(w.chat_first_message).fill(first);
  await page.getByRole("button", { name: w.chat_start_action, exact: true }).click();
  await page.waitForURL(/\/customer\/chat\/[\w-]+/);
}

export const box = (page: Page, w: Words) => page.getByRole("textbox", { name: w.chat_message, exact: true });

const accountOf = (email: string) => demoAccounts.find((account) => account.email === email);
export const nameOf = (email: string): string => {
  const account = accountOf(email);
  return account ? bothSpellings(account).name : "";
};

/** Colleagues know each other by one name; a customer reads it in their own language. */
export function nameFor(lang: "en" | "ko", email: string): string {
  return accountOf(email)?.names[lang] ?? "";
}
