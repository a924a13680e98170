// In the place of a composer that is gone: what was typed there and did not leave, to take along or to throw away.
import "./unsent-text.css";
import { type ReactNode, type RefObject, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

type UnsentTextProps = {
  ref?: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Names of the files that wait with it. */
  files: readonly { name: string }[];
  words: { label: string; copy: string; copied: string; discard: string };
  onDiscard: () => void;
  /** Where it can go on. */
  children?: ReactNode;
};

export function UnsentText({ ref, text, files, words, onDiscard, children }: UnsentTextProps) {
  const [copied, setCopied] = useState(false);
  const id = useId();

  async function copy() {
    // Where the browser gives no clipboard, the text stands chosen and one key copies it.
    document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(id)}`)?.select();
    await navigator.clipboard?.writeText(text);
    setCopied(true);
  }

  return (
    <section className="unsent-text">
      <TextareaField
        ref={ref}
        name="unsent"
        id={id}
        label={words.label}
        hint={files.length > 0 ? files.map(({ name }) => name).join(", ") : undefined}
        readOnly
        required={false}
        rows={2}
        value={text}
      />
      <div className="cluster">
        {children}
        {text ? (
          <Button kind="quiet" size="compact" onClick={() => void copy()}>
            {copied ? words.copied : words.copy}
          </Button>
        ) : null}
        <Button kind="bare" size="compact" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}
