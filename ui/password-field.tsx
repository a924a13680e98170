import { ArrowBigUp, Check, Circle, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "./button.tsx";
import { describedBy, FieldFrame, type FieldWords, fieldId } from "./field-frame.tsx";
import { useHydrated } from "./use-hydrated.ts";

export type PasswordRule = { label: string; test: (password: string) => boolean };

type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "name" | "id" | "type"> & {
    words: { show: string; hide: string; capsLock?: string };
    /** Ticked one by one while typing; shown as plain requirements before. */
    rules?: PasswordRule[];
    /** A meter or anything else under the rules. */
    strength?: ReactNode;
  };

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, id: givenId, hint, error, optional, aside, words, rules, strength, className, onInput, ...rest } = props;
  const id = fieldId(name, givenId);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [password, setPassword] = useState(String(rest.defaultValue ?? ""));
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  // What a password manager or a quick visitor entered before the scripts came.
  useEffect(() => setPassword(box.current?.value ?? ""), []);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const warning = capsLock && words.capsLock;
  const described = [describedBy(id, { hint, error }), rules && `${id}-rules`, warning && `${id}-caps`].filter(Boolean).join(" ");

  return (
    <FieldFrame {...{ id, label, hint, error, optional, aside, className }}>
      <span className="input-box">
        <input
          autoComplete="current-password"
          {...rest}
          ref={box}
          id={id}
          name={name}
          type={shown ? "text" : "password"}
          className={shown ? "input input-mono" : "input"}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          required={rest.required ?? !optional}
          onKeyUp={watchCapsLock}
          onKeyDown={watchCapsLock}
          onInput={(event) => {
            setPassword(event.currentTarget.value);
            onInput?.(event);
          }}
        />
        <span className="input-tail">
          {hydrated ? (
            <IconButton label={shown ? words.hide : words.show} onClick={() => setShown(!shown)}>
              {shown ? <EyeOff size={18} /> : <Eye size={18} />}
            </IconButton>
          ) : null}
        </span>
      </span>
      {warning ? (
        <span className="field-foot with-icon" id={`${id}-caps`} role="status">
          <ArrowBigUp size={15} aria-hidden="true" />
          {warning}
        </span>
      ) : null}
      {rules ? <RuleTicks id={`${id}-rules`} rules={rules} password={password} /> : null}
      {strength}
    </FieldFrame>
  );
}

function RuleTicks({ id, rules, password }: { id: string; rules: PasswordRule[]; password: string }) {
  return (
    <ul className="field-rules" id={id}>
      {rules.map(({ label, test }) => {
        const met = password !== "" && test(password);
        return (
          <li key={label} data-met={met || undefined}>
            {met ? <Check size={14} aria-hidden="true" /> : <Circle size={8} aria-hidden="true" />}
            {label}
          </li>
        );
      })}
    </ul>
  );
}
