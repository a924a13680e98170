import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/page/section.tsx";
import { forgetEnquiry } from "./kept-enquiry.ts";

export type SentWords = {
  eyebrow: string;
  heading: string;
  body: string;
  reference: string;
  replyBy: string;
  next: string;
  steps: readonly string[];
  /** The last step of whoever asked for a quote. */
  quote: string;
  another: string;
  home: string;
};

type EnquirySentProps = { words: SentWords; reference: string; reply: string; asksForQuote: boolean; path: string };

/** What a sender needs afterwards: the reference, when an answer comes, and what happens until then. */
export function EnquirySent({ words, reference, reply, asksForQuote, path }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFresh = useNavigationType() !== "POP";
  // The form was sent from far down the page and kept its place there, so that mistakes are shown where they are; this is shown at the top.
  useEffect(() => {
    if (!isFresh) return;
    forgetEnquiry();
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [isFresh]);
  return (
    <div className="sent">
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <h1 ref={heading} tabIndex={-1} className="apart">
        {words.heading}
      </h1>
      <p className="lead apart">{words.body}</p>
      <div className="sent-reference">
        <dl>
          <div>
            <dt>{words.reference}</dt>
            <dd>{reference}</dd>
          </div>
          <div>
            <dt>{words.replyBy}</dt>
            <dd>{reply}</dd>
          </div>
        </dl>
      </div>
      <h2 className="sent-next">{words.next}</h2>
      <ol className="sent-steps">
        {[...words.steps, ...(asksForQuote ? [words.quote] : [])].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="sent-acts">
        <ButtonLink to="/">{words.home}</ButtonLink>
        <ButtonLink to={path} kind="quiet">
          {words.another}
        </ButtonLink>
      </div>
    </div>
  );
}
