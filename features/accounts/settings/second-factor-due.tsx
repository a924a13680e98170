import { Link } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";

/** For colleagues without a second step: why nothing else opens, and the other way to get one. */
export function SecondFactorDue({ other }: { other: "passkeys" | "two-step" }) {
  const link = (
    <Link to={`/staff/settings/${other}`} className="link-underline">
      {other === "passkeys" ? m.settings_second_due_passkey() : m.settings_second_due_app()}
    </Link>
  );
  return (
    <Notice tone="soon" action={link}>
      {m.settings_second_due()}
    </Notice>
  );
}
