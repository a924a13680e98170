import { Fragment, type ReactNode } from "react";

/** A template such as "{gb} GB × {rate}" with its places filled by figures or amounts that follow the currency toggle. */
export function Filled({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a template never change order
    return <Fragment key={index}>{name === undefined ? part : (values[name] ?? part)}</Fragment>;
  });
}
