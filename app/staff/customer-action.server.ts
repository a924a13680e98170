// What is done about a customer, beside a ticket or on the customer's own page.
import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { textOf } from "#app/forms/failed-form.ts";
import {
  addCustomerNote,
  changeCustomerAccess,
  keepCustomerTwoStep,
  mergeCustomer,
  type RevealedContact,
  removeCustomerNote,
  resetCustomerTwoStep,
  revealContact,
  sendCustomerVerification,
} from "#features/customers/rules/customers.contract.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";

export async function customerDeed(
  context: Readonly<RouterContextProvider>,
  id: string,
  intent: string,
  form: FormData,
): Promise<{ revealed?: RevealedContact; told?: string }> {
  const api = context.get(apiContext);
  const params = { id };
  switch (intent) {
    case "reveal": {
      const answer = await api.call(revealContact, { params, body: asTyped(revealContact, { field: textOf(form, "field") }) });
      return { revealed: answer.data, told: m.customers_revealed() };
    }
    case "customer-note":
      await api.call(addCustomerNote, { params, body: { text: textOf(form, "text") } });
      return {};
    case "drop-customer-note":
      await api.call(removeCustomerNote, { params: { id, note: textOf(form, "note") } });
      return {};
    case "disable":
    case "enable":
      await api.call(changeCustomerAccess, { params, body: { disabled: intent === "disable", reason: textOf(form, "reason") } });
      return { told: intent === "disable" ? m.customers_disabled_told() : m.customers_enabled_told() };
    case "merge":
      await api.call(mergeCustomer, { params, body: { email: textOf(form, "email"), reason: textOf(form, "reason") } });
      return { told: m.customers_merged_told() };
    case "verify":
      await api.call(sendCustomerVerification, { params });
      return { told: m.customers_verify_sent() };
    case "reset-two-step":
      await api.call(resetCustomerTwoStep, { params, body: { reason: textOf(form, "reason") } });
      return { told: m.customers_two_step_done() };
    case "keep-two-step":
      await api.call(keepCustomerTwoStep, { params });
      return { told: m.customers_two_step_kept() };
    default:
      throw new AppError("malformed");
  }
}
