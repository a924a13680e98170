import { expect, test } from "vitest";
import { addressReader } from "./client-address.ts";

test("nobody is trusted by default", () => {
  expect(addressReader([])("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
  expect(addressReader([])("::ffff:203.0.113.9", undefined)).toBe("203.0.113.9");
});

test("a trusted proxy vouches for the hop before it, and only for that", () => {
  const read = addressReader(["10.0.0.0/8", "127.0.0.1"]);
  expect(read("127.0.0.1", "198.51.100.1")).toBe("198.51.100.1");
  expect(read("127.0.0.1", "6.6.6.6, 198.51.100.1, 10.1.2.3")).toBe("198.51.100.1");
  expect(read("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
  expect(read("127.0.0.1", "not an address")).toBe("127.0.0.1");
});
