// Customers as the support team sees them. Whoever opens a card is written down, as its declaration says.

import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { logAccess } from "#features/audit/access-log.server.ts";
import * as calls from "#features/customers/rules/customers.contract.ts";
import { type CommandCall, command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { AccessAction } from "#platform/api/shown-data.ts";
import type { Db } from "#platform/db/database.ts";
import { changeCustomerAccess, sendCustomerVerification } from "./customer-access.server.ts";
import { readCustomerTimeline } from "./customer-timeline.server.ts";
import { keepCustomerTwoStep, resetCustomerTwoStep } from "./customer-two-step.server.ts";
import { endCustomerView, startCustomerView } from "./customer-views.server.ts";
import { addCustomerNote, dropCustomerNote, findCustomers, readCustomerCard, revealContact } from "./customers.server.ts";
import { mergeCustomer } from "./merge-customers.server.ts";

type ResetCall = typeof calls.resetCustomerTwoStep | typeof calls.keepCustomerTwoStep;

const findLimit = { name: "customer-find", points: 60, seconds: 60 };
const verifyLimit = { name: "customer-verification", points: 20, seconds: 3600 };
const viewLimit = { name: "customer-view", points: 30, seconds: 3600 };
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

  command(router, calls.addCustomerNote, {}, async (tx, { viewer, locale, params, body }) => {
    await addCustomerNote(tx, viewer.id, params.id, body.text);
    return { data: await readCustomerCard(tx, viewer, locale, params.id) };
  });

  command(router, calls.removeCustomerNote, {}, async (tx, { viewer, params }) => {
    await dropCustomerNote(tx, viewer.id, params.id, params.note);
    return null;
  });

  endpoint(router, calls.readCustomerTimeline, ({ db, viewer, params, query }) =>
    readCustomerTimeline(db, viewer, params.id, query.cursor),
  );

  command(router, calls.changeCustomerAccess, {}, async (tx, { actor, viewer, locale, params, body }) => {
    await changeCustomerAccess(tx, services, actor, params.id, body);
    return { data: await readCustomerCard(tx, viewer, locale, params.id) };
  });

  command(router, calls.mergeCustomer, {}, async (tx, { actor, viewer, locale, params, body }) => {
    await mergeCustomer(tx, services, actor, params.id, body);
    return { data: await readCustomerCard(tx, viewer, locale, params.id) };
  });

  command(router, calls.startCustomerView, { limit: viewLimit }, async (tx, { actor, params, body }) => ({
    data: await startCustomerView(tx, actor, params.id, body.reason),
  }));

  command(router, calls.endCustomerView, {}, async (tx, { viewer, params }) => {
    await endCustomerView(tx, viewer, params.id);
    return null;
  });

  command(router, calls.sendCustomerVerification, { limit: verifyLimit }, async (tx, { viewer, locale, params }) => {
    await sendCustomerVerification(tx, services, params.id);
    return { data: await readCustomerCard(tx, viewer, locale, params.id) };
  });

  const audited =
    (action: AccessAction) =>
    (tx: Db, { actor: { viewer, address }, params: { id } }: CommandCall<ResetCall>) =>
      logAccess(tx, { staffId: viewer.id, customerId: id, action, subjectId: id, address });

  command(
    router,
    calls.resetCustomerTwoStep,
    { audit: audited("customer.two-step-reset") },
    async (tx, { viewer, locale, params, body }) => {
      await resetCustomerTwoStep(tx, services, { staffId: viewer.id, customerId: params.id, reason: body.reason, locale });
      return { data: await readCustomerCard(tx, viewer, locale, params.id) };
    },
  );

  command(router, calls.keepCustomerTwoStep, { audit: audited("customer.two-step-kept") }, async (tx, { viewer, locale, params }) => {
    await keepCustomerTwoStep(tx, services, { staffId: viewer.id, customerId: params.id, locale });
    return { data: await readCustomerCard(tx, viewer, locale, params.id) };
  });
}
