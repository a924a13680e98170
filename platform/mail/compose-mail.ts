import { liveBrand as brand, liveSignature } from "#content/live.ts";
import { footerLines } from "./mail-footer.ts";
import type { ComposedMail, MailWords } from "./mail-words.ts";

export async function composeMail(words: MailWords): Promise<ComposedMail> {
  // React Email is large and only jobs need it: it is loaded with the first mail, not at start.
  const { drawMail } = await import("./mail-layout.tsx");
  return { subject: words.subject, text: plainText(words), html: await drawMail(words) };
}

function plainText(words: MailWords): string {
  const { locale } = words;
  const blocks = [
    words.heading,
    ...(words.greeting ? [words.greeting] : []),
    ...words.paragraphs,
    ...(words.quote ? [quoted(words.quote)] : []),
    ...(words.facts?.length ? [words.facts.map((fact) => `${fact.label}: ${fact.value}`).join("\n")] : []),
    ...[words.action, words.second].filter((link) => link !== undefined).map((link) => `${link.label}:\n${link.href}`),
    ...(words.note ? [words.note] : []),
    [`${liveSignature.text}-- `, brand.legal.entity[locale], brand.legal.address[locale], ...(words.footer ?? footerLines(locale))].join(
      "\n",
    ),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `| ${line}`.trimEnd())
    .join("\n");
}
