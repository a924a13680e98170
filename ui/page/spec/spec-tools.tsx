import { useState } from "react";
import { useHydrated } from "#ui/use-hydrated.ts";
import { usePageLabels } from "../page-labels.tsx";

type SpecToolsProps = { text: () => string; csv: () => string; fileName: string };

/** Copy and CSV: pale until scripts can act on them, absent where there are none. */
export function SpecTools({ text, csv, fileName }: SpecToolsProps) {
  const labels = usePageLabels();
  const ready = useHydrated();
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(text());
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  }

  function download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([csv()], { type: "text/csv;charset=utf-8" }));
    link.download = `${fileName}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  return (
    <div className={ready ? "spec-tools" : "spec-tools spec-tools-wait"}>
      <button type="button" onClick={copy} disabled={!ready}>
        <span className="spec-swap" data-copied={copied}>
          <span>{labels.copy}</span>
          <span aria-hidden="true">{labels.copied}</span>
        </span>
      </button>
      <button type="button" onClick={download} disabled={!ready}>
        {labels.downloadCsv}
      </button>
      <span className="vh" aria-live="polite">
        {copied ? labels.copied : ""}
      </span>
    </div>
  );
}
