import { Building2 } from "lucide-react";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import "./sso.css";

/** A link and no form: it leads to another site, which a form of ours may not (form-action). */
export function SsoButton({ label, next, alone }: { label: string; next: string | undefined; alone: boolean }) {
  const query = next ? `?${new URLSearchParams({ next })}` : "";
  return (
    <div className="sso-ways sso-first">
      <ButtonLink external wide kind={alone ? "primary" : "quiet"} to={`/staff/login/sso${query}`}>
        <Building2 size={18} strokeWidth={1.7} aria-hidden="true" />
        {m.sso_log_in({ label })}
      </ButtonLink>
    </div>
  );
}
