import { expect, test } from "vitest";
import { isPicturesOnly, messageParts } from "./message-parts.ts";

const links = (body: string) => messageParts(body).flatMap((part) => (part.kind === "link" ? [[part.text, part.href]] : []));
const joined = (body: string) =>
  messageParts(body)
    .map(({ text }) => text)
    .join("");

test("addresses become links, the sentence around them does not", () => {
  expect(links("See https://example.com/a?b=1&c=2#d, then www.example.org.")).toEqual([
    ["https://example.com/a?b=1&c=2#d", "https://example.com/a?b=1&c=2#d"],
    ["www.example.org", "https://www.example.org/"],
  ]);
  expect(links("(https://example.com/wiki/A_(b)) and noc@example.com!")).toEqual([
    ["https://example.com/wiki/A_(b)", "https://example.com/wiki/A_(b)"],
    ["noc@example.com", "mailto:noc@example.com"],
  ]);
});

test("a Korean particle does not belong to the address", () => {
  expect(links("https://example.com/status에서 확인해 주세요.")).toEqual([["https://example.com/status", "https://example.com/status"]]);
  expect(joined("https://example.com/status에서 확인")).toBe("https://example.com/status에서 확인");
});

test("nothing but http, https and mailto is ever linked", () => {
  for (const body of [
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x //example.com",
    "https://example.com@evil.test/",
    "http://localhost/x",
    "https://",
  ]) {
    expect(links(body), body).toEqual([]);
    expect(joined(body)).toBe(body);
  }
  expect(links('https://example.com/"onmouseover="alert(1)')).toEqual([["https://example.com/", "https://example.com/"]]);
  expect(links("https://example.com/<img src=x onerror=alert(1)>")).toEqual([["https://example.com/", "https://example.com/"]]);
});

test("commands keep their shape and are not searched for links", () => {
  expect(messageParts("Try `curl -sI https://example.com` now")).toEqual([
    { kind: "text", text: "Try " },
    { kind: "code", text: "curl -sI https://example.com" },
    { kind: "text", text: " now" },
  ]);
  expect(messageParts("```\nping 192.0.2.1\n  ttl=57\n```")).toEqual([{ kind: "block", text: "ping 192.0.2.1\n  ttl=57" }]);
});

test("long and odd texts are split quickly and completely", () => {
  for (const body of ["a".repeat(10_000), "www.".repeat(2_500), "(".repeat(5_000), "`".repeat(9_999), `${"a@".repeat(5_000)}b.c`]) {
    expect(joined(body).replaceAll("`", "").length).toBe(body.replaceAll("`", "").length);
  }
});

test("pictures alone are recognised", () => {
  expect(isPicturesOnly("👍")).toBe(true);
  expect(isPicturesOnly("👨‍👩‍👧‍👦 🇰🇷")).toBe(true);
  expect(isPicturesOnly("👍 ok")).toBe(false);
  expect(isPicturesOnly("👍👍👍👍")).toBe(false);
  expect(isPicturesOnly("12")).toBe(false);
  expect(isPicturesOnly("")).toBe(false);
});
