// Customers as the support team sees them. Whoever opens a card is written down.

import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import { type AccessAction, logAccess } from "#features/audit/access-log.server.ts";
import * as calls from "#features/customers/rules/customers.contract.ts";
import { type ApiContext, type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { Db } from "#platform/db/database.ts";
import { resetCustomerTwoStep } from "./customer-two-step.server.ts";
import { addCustomerNote, dropCustomerNote, findCustomers, readCustomerCard, revealContact } from "./customers.server.ts";

const findLimit = { name: "customer-find", points: 60, seconds: 60 };
const revealLimit = { name: "customer-reveal", points: 60, seconds: 3600 };

export function customerRoutes(router: ApiRouter, services: AccountServices): void {
  endpoint(router, calls.findCustomers, async ({ db, viewer, query, limits }) => {
    await limits.consume(findLimit, viewer.id);
    return { data: await findCustomers(db, query.q) };
  });

  endpoint(router, calls.readCustomer, async ({ c, db, viewer, locale, params }) => {
    const card = await readCustomerCard(db, viewer, locale, params.id);
    await log(c, db, viewer.id, params.id, "customer.read");
    return { data: card };
  });

  endpoint(router, calls.revealContact, async ({ c, db, viewer, params, body, limits }) => {
    await limits.consume(revealLimit, viewer.id);
    const value = await revealContact(db, params.id, body.field);
    await log(c, db, viewer.id, params.id, "customer.contact");
    return { data: { [body.field]: value } };
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

async function log(c: ApiContext, db: Db, staffId: string, customerId: string, action: AccessAction): Promise<void> {
  await logAccess(db, { staffId, customerId, action, subjectId: customerId, address: c.var.clientAddress });
}
