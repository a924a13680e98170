import { expect, test } from "vitest";
import { keepUnits } from "./keep-units.ts";

const shown = (text: string) => keepUnits(text).replaceAll("\u00a0", "_").replaceAll("\u2060", "");

test("a number stays beside its unit", () => {
  expect(shown("Busan lies 326 km away, 7 ms there and back.")).toBe("Busan lies 326_km away, 7_ms there and back.");
  expect(shown("10 Gbps 포트, 94 ms는 왕복입니다")).toBe("10_Gbps 포트, 94_ms는 왕복입니다");
  expect(shown("answers within 5 business days")).toBe("answers within 5_business days");
  expect(shown("great circle {km} km")).toBe("great circle {km}_km");
});

test("a product, a bound and a short range stay whole", () => {
  expect(shown("GPU 2 × 48 GB")).toBe("GPU 2_×_48_GB");
  expect(shown("< 1 ms, ≤ 30 s")).toBe("<_1_ms, ≤_30_s");
  expect(keepUnits("on-net line 5–10 business days")).toBe("on-net line 5–\u206010\u00a0business days");
  expect(keepUnits("2.2–2.3 kW")).toBe("2.2–\u20602.3\u00a0kW");
});

test("words, dates and clock times are left as they are", () => {
  for (const text of ["IPv4 servers in 3 halls", "2025-04-01–2028-03-31", "09:00–18:00 KST", "Article 5 stands"]) {
    expect(keepUnits(text)).toBe(text);
  }
});
