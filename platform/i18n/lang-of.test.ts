import { expect, test } from "vitest";
import { langOf } from "./lang-of.ts";

test("what people write is in the language of its letters", () => {
  expect(langOf("부산 회선에서 패킷 손실")).toBe("ko");
  expect(langOf("nginx upstream timeout 발생")).toBe("ko");
  expect(langOf("해담스튜디오")).toBe("ko");
  expect(langOf("견적서_2026-11.pdf")).toBe("ko");
  expect(langOf("Packet loss towards Busan since noon")).toBe("en");
  expect(langOf("We have spoken with 김서연 about the contract that ends in March")).toBe("en");
  for (const nothing of ["", null, undefined, "203.0.113.7", "✓", "10:30"]) expect(langOf(nothing), String(nothing)).toBeUndefined();
});
