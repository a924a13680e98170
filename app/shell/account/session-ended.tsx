import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { SessionEnd } from "#platform/api/session-end.ts";
import { sessionEndedEvent, sessionOver } from "#platform/browser/session-ended.ts";
import { m } from "#platform/paraglide/messages.js";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { sessionEndWords } from "./session-end-words.ts";

type SessionAnswer = { customer: { id: string } | null; ended?: SessionEnd | null };

/** Staff's sessions have a length that can be said. */
type SessionEndedProps = { personId: string; kind: "customer" | "staff"; hours?: number; idleMinutes?: number | null };

/** Over the page, so that what was typed into it stays. Logging in goes on in another tab; the page is free again when that is done. */
export function SessionEnded({ personId, kind, hours = 0, idleMinutes = null }: SessionEndedProps) {
  const [ended, setEnded] = useState(false);
  const [why, setWhy] = useState<SessionEnd | null>(null);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const end = (event: Event) => {
      event.preventDefault();
      setEnded(true);
    };
    window.addEventListener(sessionEndedEvent, end);
    return () => window.removeEventListener(sessionEndedEvent, end);
  }, []);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-session-ended", ended);
    sessionOver.set(ended);
    if (!ended) return;
    const look = async () => {
      const response = await fetch("/session", { headers: { accept: "application/json" } }).catch(() => null);
      const { customer, ended: end } = (response?.ok ? await response.json() : { customer: null, ended: null }) as SessionAnswer;
      if (!customer) return setWhy((known) => end ?? known);
      // Somebody else is another document.
      if (customer.id !== personId) return location.reload();
      setEnded(false);
      setWhy(null);
      revalidate();
    };
    const onReturn = () => {
      if (document.visibilityState === "visible") void look();
    };
    void look();
    // Where the browser does not tell that a tab has come back.
    const timer = setInterval(onReturn, 3_000);
    window.addEventListener("focus", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [ended, personId, revalidate]);

  const login = `${kind === "staff" ? "/staff/login" : "/login"}?${new URLSearchParams({ next: pathname + search, ended: "" })}`;
  return (
    <Dialog
      open={ended}
      // Only a log-in opens the page again.
      onClose={() => {}}
      title={m.session_ended_title()}
      actions={
        <a className={buttonClass({ size: "small" })} href={login} target="_blank" rel="noopener">
          {m.session_ended_login()}
        </a>
      }
    >
      <p>{why === "time" && idleMinutes !== null ? lengthWords(idleMinutes, hours) : (sessionEndWords(why) ?? m.session_ended_text())}</p>
      <p>{m.session_ended_typed()}</p>
    </Dialog>
  );
}

function lengthWords(minutes: number, hours: number): string {
  return m.session_ended_staff({ minutes: String(minutes), hours: String(hours) });
}
