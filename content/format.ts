// Numbers and money inside page copy. Interface code uses platform/i18n; copy modules use these pure helpers.
import type { Locale } from "./locales.ts";

export function grouped(value: number): string {
  return value.toLocaleString("en-US");
}

/** ₩9,000 in English, 9,000원 in Korean. */
export function won(value: number, locale: Locale): string {
  return locale === "ko" ? `${grouped(value)}원` : `₩${grouped(value)}`;
}

/** US$23, US$6.40, US$0.054: as many decimals as the price list prints. */
export function usd(value: number): string {
  const text = Number.isInteger(value) ? grouped(value) : value < 1 ? value.toFixed(3) : value.toFixed(2);
  return `US$${text}`;
}

/** KRW list price converted at the fixed quarterly rate and rounded to a whole dollar. */
export function krwToUsd(krw: number, rate: number): number {
  return Math.round(krw / rate);
}

/** 12,000 Gbps → "12" with unit Tbps; 400 → "400" with unit Gbps. */
export function bandwidth(gbps: number): { value: string; unit: string } {
  return gbps >= 1000 ? { value: String(gbps / 1000), unit: "Tbps" } : { value: String(gbps), unit: "Gbps" };
}
