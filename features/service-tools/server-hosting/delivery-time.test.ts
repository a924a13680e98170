import { describe, expect, it } from "vitest";
import { addBusinessDays, addBusinessHours } from "./delivery-time.ts";

const kst = (text: string) => new Date(`${text}:00+09:00`);

describe("addBusinessHours", () => {
  it("stays on the same day when there is time", () => {
    expect(addBusinessHours(kst("2026-11-16T10:30"), 4)).toEqual(kst("2026-11-16T14:30"));
  });

  it("carries what is left of the afternoon to the next morning", () => {
    expect(addBusinessHours(kst("2026-11-16T16:00"), 4)).toEqual(kst("2026-11-17T11:00"));
  });

  it("starts at nine when ordered at night", () => {
    expect(addBusinessHours(kst("2026-11-16T22:15"), 4)).toEqual(kst("2026-11-17T13:00"));
    expect(addBusinessHours(kst("2026-11-17T03:00"), 4)).toEqual(kst("2026-11-17T13:00"));
  });

  it("skips the weekend", () => {
    expect(addBusinessHours(kst("2026-11-13T17:00"), 4)).toEqual(kst("2026-11-16T12:00"));
    expect(addBusinessHours(kst("2026-11-15T12:00"), 4)).toEqual(kst("2026-11-16T13:00"));
  });

  it("ends exactly at closing when the hours fit exactly", () => {
    expect(addBusinessHours(kst("2026-11-16T14:00"), 4)).toEqual(kst("2026-11-16T18:00"));
  });
});

describe("addBusinessDays", () => {
  it("counts five working days over a weekend", () => {
    expect(addBusinessDays(kst("2026-11-16T10:00"), 5)).toEqual(kst("2026-11-23T18:00"));
    expect(addBusinessDays(kst("2026-11-18T10:00"), 5)).toEqual(kst("2026-11-25T18:00"));
  });

  it("begins on Monday when ordered on a Saturday", () => {
    expect(addBusinessDays(kst("2026-11-14T10:00"), 5)).toEqual(kst("2026-11-23T18:00"));
  });
});
