import { useState } from "react";
import "#ui/page/folded.css";
import { Inline } from "#ui/page/inline.tsx";

type FaqQuestionProps = {
  item: { id: string; question: string; answer: string };
  words: { copyLink: string; copied: string };
  open: boolean;
};

/** Opens without a script. Its link is a plain anchor; with a script it is copied as well. */
export function FaqQuestion({ item, words, open }: FaqQuestionProps) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard?.writeText(`${location.origin}${location.pathname}#${item.id}`);
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  }

  return (
    <details id={item.id} className="fold faqx-item" open={open || undefined}>
      <summary>
        <h3>{item.question}</h3>
      </summary>
      <p>
        <Inline text={item.answer} />
      </p>
      <a className="faqx-link no-print" href={`#${item.id}`} onClick={copy}>
        {copied ? words.copied : words.copyLink}
      </a>
    </details>
  );
}
