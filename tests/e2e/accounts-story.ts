// What the account stories share: the words of both languages, and a visitor's usual moves.
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import enAccounts from "#messages/en/accounts.json" with { type: "json" };
import enErrors from "#messages/en/errors.json" with { type: "json" };
import enMails from "#messages/en/mails.json" with { type: "json" };
import enSupport from "#messages/en/support.json" with { type: "json" };
import koAccounts from "#messages/ko/accounts.json" with { type: "json" };
import koErrors from "#messages/ko/errors.json" with { type: "json" };
import koMails from "#messages/ko/mails.json" with { type: "json" };
import koSupport from "#messages/ko/support.json" with { type: "json" };
import { expect } from "./site-test.ts";

export type Words = typeof enAccounts & typeof enErrors & typeof enMails & typeof enSupport;

export const words: Record<"en" | "ko", Words> = {
  en: { ...enAccounts, ...enErrors, ...enMails, ...enSupport },
  ko: { ...koAccounts, ...koErrors, ...koMails, ...koSupport },
};

export const goodPassword = "harbour-lantern-42";

export async function signUp(page: Page, w: Words, email: string, press: "click" | "dblclick" = "click") {
  if (new URL(page.url()).pathname !== "/signup") await page.goto("/signup");
  await page.getByLabel(w.account_name, { exact: true }).fill("Kim Seoyeon");
  await page.getByLabel(w.account_work_email).fill(email);
  await fillNewPassword(page, w.account_password, w, goodPassword);
  await page.locator("[name=terms]").check();
  await page.locator("[name=age]").check();
  await page.getByRole("button", { name: w.signup_submit, exact: true })[press]();
  await expect(page).toHaveURL(/\/signup-confirmation$/);
}

export async function fillNewPassword(page: Page, label: string, w: Words, password: string) {
  await page.getByRole("textbox", { name: label, exact: true }).fill(password);
  await page.getByRole("textbox", { name: w.account_password_again }).fill(password);
}

export async function logIn(page: Page, w: Words, email: string, password: string) {
  if (!new URL(page.url()).pathname.endsWith("/login")) await page.goto("/login");
  await page.getByLabel(w.account_email, { exact: true }).fill(email);
  await page.getByRole("textbox", { name: w.account_password, exact: true }).fill(password);
  await page.getByRole("button", { name: w.login_submit, exact: true }).click();
}

export async function logOut(page: Page, w: Words) {
  await page.locator(".account-rail .account-menu summary").click();
  await page.locator(".account-rail").getByRole("button", { name: w.customer_logout }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** The code an authenticator app shows, and the next one: a code works once. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: secret.replaceAll(" ", "") }).generate({ timestamp: Date.now() + steps * 30_000 });
}

let count = 0;
/** A stranger nobody has seen before. */
export function newAddress(name = "visitor"): string {
  count += 1;
  return `${name}-${process.pid}-${count}@example.net`;
}
