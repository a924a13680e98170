// The kinds of settings there are. Each refuses in words what it is and gives an example, so that no mistake is told in the words of the
// library that found it. An empty value counts as none.
import { isIP } from "node:net";
import { z } from "zod";
import { withoutEnd } from "./trim-ends.ts";

const emptyAsMissing = (value: unknown) => (value === "" ? undefined : value);

/** What is looked up only for its error. */
const numberWith = (error: string, { least, most, whole }: { least: number; most?: number; whole: boolean }) => {
  const number = z.coerce.number(error).min(least, error);
  const within = most === undefined ? number : number.max(most, error);
  return whole ? within.int(error) : within;
};

type Range = { least: number; most?: number };

const rangeWords = ({ least, most }: Range) => (most === undefined ? `${least} or more` : `from ${least} to ${most}`);

export function wholeNumber(range: Range, preset: number) {
  const error = `must be a whole number, ${rangeWords(range)}, such as ${preset}`;
  return z.preprocess(emptyAsMissing, numberWith(error, { ...range, whole: true }).default(preset));
}

export function number(range: Range, preset: number) {
  const error = `must be a number, ${rangeWords(range)}, such as ${preset}`;
  return z.preprocess(emptyAsMissing, numberWith(error, { ...range, whole: false }).default(preset));
}

/** More than nothing. */
export function duration(most: number | undefined, preset: number) {
  const error = `must be a number above 0${most === undefined ? "" : `, ${most} at most`}, such as ${preset}`;
  return z.preprocess(
    emptyAsMissing,
    z.coerce
      .number(error)
      .positive(error)
      .max(most ?? Number.MAX_SAFE_INTEGER, error)
      .default(preset),
  );
}

const oneOfWords = (words: readonly string[]) => `must be ${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

export function oneOf<const T extends readonly [string, ...string[]]>(words: T, preset: T[number]) {
  return z.preprocess(emptyAsMissing, z.enum(words, oneOfWords(words)).default(preset as never));
}

export function perhapsOneOf<const T extends readonly [string, ...string[]]>(words: T) {
  return z.preprocess(emptyAsMissing, z.enum(words, oneOfWords(words)).optional());
}

/** Any text: a password, a name somebody else has given. */
export const optionalText = z.preprocess(emptyAsMissing, z.string().trim().min(1).optional());

export function textOr(preset: string) {
  return z.preprocess(emptyAsMissing, z.string().trim().default(preset));
}

/** Text that has to look like something: a host, a sender. */
export function shaped(expression: RegExp, error: string) {
  return z.preprocess(emptyAsMissing, z.string().trim().regex(expression, error).optional());
}

export function shapedOr(expression: RegExp, error: string, preset: string) {
  return z.preprocess(emptyAsMissing, z.string().trim().regex(expression, error).default(preset));
}

export function optionalUrl(protocols: RegExp, example: string) {
  return z.preprocess(
    emptyAsMissing,
    z
      .url({ protocol: protocols, error: `must be an address such as ${example}` })
      .transform((value) => withoutEnd(value, /\//))
      .optional(),
  );
}

const commas = z.preprocess(emptyAsMissing, z.string().default("")).transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

/** Several with commas; what does not fit is named. */
export function list(fits: (item: string) => boolean, is: string) {
  return commas.superRefine((items, context) => {
    for (const item of items) if (!fits(item)) context.addIssue({ code: "custom", message: `"${item}" is not ${is}` });
  });
}

/** The same where what does not fit may be a secret in the wrong place: it is not repeated. */
export function secretList(fits: (item: string) => boolean, error: string) {
  return commas.refine((items) => items.every(fits), error);
}

/** Several with commas, each read into something else; `undefined` is what cannot be read. */
export function listOf<T>(read: (item: string) => T | undefined, is: string) {
  return commas.transform((items, context) =>
    items.flatMap((item) => {
      const value = read(item);
      if (value === undefined) context.addIssue({ code: "custom", message: `"${item}" is not ${is}` });
      return value === undefined ? [] : [value];
    }),
  );
}

/** 127.0.0.1, ::1, 10.0.0.0/8 */
export function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/** A name or an address, as a socket takes it. */
export const host = /^[\w.:-]+$/;
