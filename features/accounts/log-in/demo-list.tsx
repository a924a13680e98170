import "./demo-list.css";
import { m } from "#platform/paraglide/messages.js";

type DemoListProps = { accounts: { email: string; password: string }[] };

/** The accounts of a local installation. A press fills the form; without scripts they can be typed. */
export function DemoList({ accounts }: DemoListProps) {
  if (accounts.length === 0) return null;
  return (
    <section className="demo-list">
      <h2>{m.login_demo()}</h2>
      <p>{m.login_demo_note()}</p>
      <ul>
        {accounts.map(({ email, password }) => (
          <li key={email}>
            <button type="button" title={m.login_demo_use({ email })} onClick={() => fill(email, password)}>
              <code>{email}</code>
              <code>{password}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function fill(email: string, password: string) {
  for (const [name, value] of Object.entries({ email, password })) {
    const field = document.getElementById(`field-${name}`);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  document.querySelector<HTMLButtonElement>("main form button[type=submit]")?.focus();
}
