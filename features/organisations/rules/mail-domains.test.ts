import { expect, test } from "vitest";
import { companyDomain } from "./mail-domains.ts";

test("a company's domain is one that not everybody gets an address of", () => {
  expect(companyDomain("ann@Hanbit.example")).toBe("hanbit.example");
  expect(companyDomain("ann@mail.hanbit.example")).toBe("mail.hanbit.example");
  for (const email of ["ann@gmail.com", "ann@NAVER.com", "ann@hanmail.net", "ann@localhost", "", null])
    expect(companyDomain(email)).toBeNull();
});
