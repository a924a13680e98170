import "./two-step.css";
import { useState } from "react";
import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, buttonClass } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

type RecoveryCodesProps = { codes: string[]; email: string; doneTo: string };

/** Shown once. Copying needs scripts; saving as a file does not: the file is the link itself. */
export function RecoveryCodes({ codes, email, doneTo }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  const text = `${brand.name.en} · ${email}\n\n${codes.join("\n")}\n`;
  return (
    <div className="two-step-codes">
      <h3>{m.settings_two_step_codes()}</h3>
      <p>{m.settings_two_step_codes_text()}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="cluster settings-actions">
        <a
          className={buttonClass({ size: "small" })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${brand.name.en.toLowerCase()}-recovery-codes.txt`}
        >
          {m.settings_two_step_download()}
        </a>
        {hydrated ? (
          <Button kind="quiet" size="small" onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}>
            {m.settings_two_step_copy()}
          </Button>
        ) : null}
        <Link className={buttonClass({ kind: "bare", size: "small" })} to={doneTo}>
          {m.settings_two_step_kept()}
        </Link>
        <span role="status" className="footnote">
          {copied ? m.settings_two_step_copied() : ""}
        </span>
      </div>
    </div>
  );
}
