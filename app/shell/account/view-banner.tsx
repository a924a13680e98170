// Over every page of a view: whose area it is, how long it lasts, and the way out.
import "./view-banner.css";
import { Eye } from "lucide-react";
import { useEffect } from "react";
import { Form } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { useNow } from "#ui/use-now.ts";

type ViewBannerProps = { customer: { id: string; name: string }; until: string; now: string };

export function ViewBanner({ customer, until, now }: ViewBannerProps) {
  const left = Date.parse(until) - useNow(now);
  const over = left <= 0;
  // The server leads out of a view that is over.
  useEffect(() => {
    if (over) location.reload();
  }, [over]);
  return (
    <section className="view-banner" aria-label={m.view_label()}>
      <Eye size={18} aria-hidden="true" />
      <p>
        <b>{m.view_banner({ name: customer.name })}</b> {m.view_banner_text()}{" "}
        <small>{m.view_left({ minutes: String(Math.max(1, Math.ceil(left / 60_000))) })}</small>
      </p>
      <Form method="post" action={`/staff/customers/${customer.id}/view`} reloadDocument>
        <Button type="submit" size="compact">
          {m.view_end()}
        </Button>
      </Form>
    </section>
  );
}
