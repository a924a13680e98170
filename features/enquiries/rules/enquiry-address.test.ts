import { expect, test } from "vitest";
import { readEnquiryAddress, writeEnquiryAddress } from "./enquiry-address.ts";
import { enquiryQuery } from "./enquiry-query.ts";

const read = (text: string) => readEnquiryAddress(new URLSearchParams(text));

test("an address survives being read and written; nonsense is left out", () => {
  const text = "?view=closed&intent=sales&assignee=me&language=ko&q=rack";
  expect(writeEnquiryAddress(read(text))).toBe(text);
  expect(writeEnquiryAddress(read("?view=x&intent=<script>&assignee=%00&language=fr&q=+"))).toBe("");
});

test("a search looks everywhere, an empty address is the inbox", () => {
  expect(read("?q=rack").view).toBe("all");
  expect(writeEnquiryAddress(read("?q=rack"))).toBe("?q=rack");
  expect(enquiryQuery(read(""))).toMatchObject({ view: "inbox" });
});
