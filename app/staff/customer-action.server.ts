// What is done about a customer, beside a ticket or on the customer's own page.
import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { textOf } from "#app/session/form-failure.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";

export type Revealed = { email?: string; phone?: string };

export async function customerDeed(
  context: Readonly<RouterContextProvider>,
  id: string,
  intent: string,
  form: FormData,
): Promise<{ revealed?: Revealed; told?: string }> {
  const api = context.get(apiContext);
  const path = `/staff/customers/${encodeURIComponent(id)}`;
  switch (intent) {
    case "reveal": {
      const answer = await api.post<{ data: Revealed }>(`${path}/contact`, { field: textOf(form, "field") });
      return { revealed: answer.data, told: m.customers_revealed() };
    }
    case "customer-note":
      await api.post(`${path}/notes`, { text: textOf(form, "text") });
      return {};
    case "drop-customer-note":
      await api.delete(`${path}/notes/${encodeURIComponent(textOf(form, "note"))}`);
      return {};
    default:
      throw new AppError("malformed");
  }
}
