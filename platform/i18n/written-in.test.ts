import { expect, test } from "vitest";
import { writtenIn } from "./written-in.ts";

test("what people write is in the language of its letters", () => {
  const lang = (text: string | null | undefined) => writtenIn(text).lang;
  expect(lang("부산 회선에서 패킷 손실")).toBe("ko");
  expect(lang("nginx upstream timeout 발생")).toBe("ko");
  expect(lang("해담스튜디오")).toBe("ko");
  expect(lang("견적서_2026-11.pdf")).toBe("ko");
  expect(lang("Packet loss towards Busan since noon")).toBe("en");
  expect(lang("We have spoken with 김서연 about the contract that ends in March")).toBe("en");
  for (const nothing of ["", null, undefined, "203.0.113.7", "✓", "10:30"]) expect(writtenIn(nothing), String(nothing)).toEqual({});
  expect(writtenIn("회선")).toEqual({ lang: "ko", "data-script": "hangul" });
});
