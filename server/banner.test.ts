import { expect, test } from "vitest";
import { parseConfig } from "#platform/config.ts";
import { banner } from "./banner.ts";

const running = { address: "http://127.0.0.1:3000", demoAccounts: [] };

test("behind a proxy the banner names the addresses that people open, and where the proxy finds the server", () => {
  const told = banner(
    parseConfig({
      PUBLIC_ORIGIN: "https://www.example.com",
      FORCED_LOCALE_HOSTS: "www.example.kr=ko",
      SMTP_URL: "smtp://127.0.0.1:2525",
      MAIL_FROM: "desk@example.com",
    }),
    running,
  );
  expect(told).toContain("https://www.example.com/            (한국어: https://www.example.kr/)");
  expect(told).toContain("https://www.example.com/staff/login");
  expect(told).toContain("Listens on       http://127.0.0.1:3000");
});

test("on this machine they are the server's own", () => {
  const told = banner(parseConfig({}), running);
  expect(told).toContain("http://127.0.0.1:3000/            (한국어: http://127.0.0.1:3000/?lang=ko)");
  expect(told).not.toContain("Listens on");
});
