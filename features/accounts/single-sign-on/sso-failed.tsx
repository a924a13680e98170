import { AuthPageFrame, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import "./sso.css";

type SsoFailedProps = { message: string; purpose: "log-in" | "confirm"; next: string | undefined; only: boolean };

/** Why the way to the provider and back did not work, and where to go on. */
export function SsoFailed({ message, purpose, next, only }: SsoFailedProps) {
  const confirming = purpose === "confirm";
  const query = next ? `?${new URLSearchParams({ next })}` : "";
  return (
    <AuthPageFrame title={confirming ? m.sso_confirm_failed_title() : m.sso_failed_title()}>
      <div className="sso-why">
        <GateAlert>{message}</GateAlert>
      </div>
      <div className="sso-ways">
        <ButtonLink external wide to={(confirming ? "/staff/settings/confirm/sso" : "/staff/login/sso") + query}>
          {m.sso_failed_again()}
        </ButtonLink>
        {confirming ? (
          <ButtonLink kind="quiet" wide to="/staff/settings">
            {m.sso_failed_back()}
          </ButtonLink>
        ) : only ? null : (
          <ButtonLink kind="quiet" wide to={`/staff/login${query}`}>
            {m.sso_failed_other()}
          </ButtonLink>
        )}
      </div>
    </AuthPageFrame>
  );
}
