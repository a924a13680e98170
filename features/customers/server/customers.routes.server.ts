// Customers as the support team sees them. Whoever opens a card is written down, as its declaration says.

import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import * as calls from "#features/customers/rules/customers.contract.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { resetCustomerTwoStep } from "./customer-two-step.server.ts";
import { addCustomerNote, dropCustomerNote, findCustomers, readCustomerCard, revealContact } from "./customers.server.ts";

const findLimit = { name: "customer-find", points: 60, seconds: 60 };
const revealLimit = { name: "customer-reveal", points: 60, seconds: 3600 };

export function customerRoutes(router: ApiRouter, services: AccountServices): void {
  endpoint(router, calls.findCustomers, async ({ db, viewer, query, limits }) => {
    await limits.consume(findLimit, viewer.id);
    return { data: await findCustomers(db, query.q) };
  });

  endpoint(router, calls.readCustomer, async ({ db, viewer, locale, params }) => ({
    data: await readCustomerCard(db, viewer, locale, params.id),
  }));

  endpoint(router, calls.revealContact, async ({ db, viewer, params, body, limits }) => {
    await limits.consume(revealLimit, viewer.id);
    return { data: { [body.field]: await revealContact(db, params.id, body.field) } };
  });

  endpoint(router, calls.addCustomerNote, async ({ db, viewer, locale, params, body }) => {
    await addCustomerNote(db, viewer.id, params.id, body.text);
    return { data: await readCustomerCard(db, viewer, locale, params.id) };
  });

  endpoint(router, calls.removeCustomerNote, async ({ db, viewer, params }) => {
    await dropCustomerNote(db, viewer.id, params.id, params.note);
    return null;
  });

  endpoint(router, calls.resetCustomerTwoStep, async ({ c, db, viewer, locale, params, body }) => {
    await resetCustomerTwoStep(services, callerOf(c), { staffId: viewer.id, customerId: params.id, reason: body.reason });
    return { data: await readCustomerCard(db, viewer, locale, params.id) };
  });
}
