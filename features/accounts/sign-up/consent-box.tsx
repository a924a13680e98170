import "./consent-box.css";
import { Info } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { type ConsentBox as Box, optionalBoxes, privacyBasis, requiredBoxes } from "#features/accounts/rules/sign-up-consents.ts";
import { m } from "#platform/paraglide/messages.js";
import { Checkbox } from "#ui/checkbox.tsx";
import type { FormFailure } from "#ui/form-failure.ts";

const marketing = ["marketing", "marketing_sms", "marketing_night"] as const;
const every: readonly Box[] = [...requiredBoxes, ...optionalBoxes];

/** Required and optional consents apart, nothing ticked beforehand. "All" only ticks the others, and needs scripts. */
export function ConsentBox({ failure }: { failure: FormFailure | undefined }) {
  const [ticked, setTicked] = useState<ReadonlySet<Box>>(() => new Set(every.filter((name) => failure?.values[name] === "on")));
  const fieldset = useRef<HTMLFieldSetElement>(null);
  function tick(names: readonly Box[], on: boolean) {
    setTicked((before) => {
      const after = new Set(before);
      for (const name of names) on ? after.add(name) : after.delete(name);
      // A text at night is a text.
      if (!after.has("marketing_sms")) after.delete("marketing_night");
      return after;
    });
  }
  const box = (name: Box) => ({
    name,
    checked: ticked.has(name),
    onChange: (event: { currentTarget: HTMLInputElement }) => tick([name], event.currentTarget.checked),
    error: failure?.errors[name],
  });
  const group = (names: readonly Box[]) => ({
    checked: names.every((name) => ticked.has(name)),
    indeterminate: names.some((name) => ticked.has(name)) && !names.every((name) => ticked.has(name)),
    onChange: (event: { currentTarget: HTMLInputElement }) => tick(names, event.currentTarget.checked),
  });
  const wrong = requiredBoxes.some((name) => failure?.errors[name] && !ticked.has(name));
  return (
    <fieldset ref={fieldset}>
      <legend className="vh">{m.signup_consents()}</legend>
      <div className="consent-box" data-wrong={wrong || undefined}>
        <div className="consent-all consent-scripted">
          <Checkbox name="" id="consent-all" label={m.signup_all()} {...group(every)} />
        </div>
        <div className="consent-rows">
          <Checkbox
            {...box("terms")}
            label={<Needed>{m.signup_terms()}</Needed>}
            aside={
              <a className="consent-read" href="/resources/legal/terms" target="_blank" rel="noopener" aria-label={m.signup_read_terms()}>
                {m.signup_read()}
              </a>
            }
          />
          <Checkbox {...box("age")} label={<Needed>{m.signup_age()}</Needed>} />
          {privacyBasis === "consent" ? <Checkbox {...box("privacy")} label={<Needed>{m.signup_privacy()}</Needed>} /> : null}
          <div className="consent-note">
            <Info size={16} aria-hidden="true" />
            <p>
              {m.signup_notice()}{" "}
              <a
                className="consent-read"
                href="/resources/privacy-policy"
                target="_blank"
                rel="noopener"
                aria-label={m.signup_details_privacy()}
              >
                {m.signup_details()}
              </a>
            </p>
          </div>
          <More text={m.signup_consulting_text()}>
            <Checkbox {...box("consulting")} label={<Optional>{m.signup_consulting()}</Optional>} />
          </More>
          <More text={m.signup_marketing_text()}>
            <div className="consent-scripted">
              <Checkbox name="" id="consent-marketing" label={<Optional>{m.signup_marketing()}</Optional>} {...group(marketing)} />
            </div>
            <noscript>
              <Optional>{m.signup_marketing()}</Optional>
            </noscript>
          </More>
          <div className="consent-channels">
            <Checkbox {...box("marketing")} label={m.signup_marketing_email()} />
            <Checkbox {...box("marketing_sms")} label={m.signup_marketing_sms()} />
            <Checkbox
              {...box("marketing_night")}
              label={m.signup_marketing_night()}
              onChange={(event) =>
                tick(event.currentTarget.checked ? ["marketing_sms", "marketing_night"] : ["marketing_night"], event.currentTarget.checked)
              }
            />
          </div>
        </div>
      </div>
      <p className="consent-under">{m.signup_free_choice()}</p>
    </fieldset>
  );
}

function Needed({ children }: { children: ReactNode }) {
  return (
    <>
      <em className="consent-need">{m.signup_required()}</em>
      {children}
    </>
  );
}

function Optional({ children }: { children: ReactNode }) {
  return (
    <>
      <em className="consent-need" data-optional>
        {m.signup_optional()}
      </em>
      {children}
    </>
  );
}

/** The text of an optional consent, one press away and in the same place: nothing typed is lost. */
function More({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="consent-more">
      <div>{children}</div>
      <details>
        <summary className="consent-read">{m.signup_read()}</summary>
        <p>{text}</p>
      </details>
    </div>
  );
}
