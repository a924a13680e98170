// Customers as the support team sees them. Whoever opens a card is written down.
import { z } from "zod";
import { type AccessAction, logAccess } from "#features/audit/access-log.server.ts";
import { customerNoteBody, findCustomersQuery, revealBody } from "#features/customers/rules/customers.contract.ts";
import type { ApiContext, ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import type { Db } from "#platform/db/database.ts";
import { addCustomerNote, dropCustomerNote, findCustomers, readCustomerCard, revealContact } from "./customers.server.ts";

const tag = "Staff: customers";
const access = "customers.read";
const id = z.string().regex(/^[\w-]{8,64}$/);
const idParams = z.object({ id });
const noteParams = z.object({ id, note: id });
const findLimit = { name: "customer-find", points: 60, seconds: 60 };
const revealLimit = { name: "customer-reveal", points: 60, seconds: 3600 };

export function customerRoutes(router: ApiRouter): void {
  oldEndpoint(
    router,
    {
      method: "get",
      path: "/staff/customers",
      access,
      tag,
      summary: "Find customers by name, company or address",
      query: findCustomersQuery,
    },
    async ({ db, viewer, query, limits }) => {
      await limits.consume(findLimit, viewer.id);
      return { data: await findCustomers(db, query.q) };
    },
  );

  oldEndpoint(
    router,
    { method: "get", path: "/staff/customers/{id}", access, tag, summary: "The customer card; logged", params: idParams },
    async ({ c, db, viewer, locale, params }) => {
      const card = await readCustomerCard(db, viewer, locale, params.id);
      await log(c, db, viewer.id, params.id, "customer.read");
      return { data: card };
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/customers/{id}/contact",
      access,
      tag,
      summary: "Uncover address or phone; logged",
      params: idParams,
      body: revealBody,
    },
    async ({ c, db, viewer, params, body, limits }) => {
      await limits.consume(revealLimit, viewer.id);
      const value = await revealContact(db, params.id, body.field);
      await log(c, db, viewer.id, params.id, "customer.contact");
      return { data: { [body.field]: value } };
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/customers/{id}/notes",
      access,
      tag,
      summary: "Write something down about a customer",
      params: idParams,
      body: customerNoteBody,
      status: 201,
    },
    async ({ db, viewer, locale, params, body }) => {
      await addCustomerNote(db, viewer.id, params.id, body.text);
      return { data: await readCustomerCard(db, viewer, locale, params.id) };
    },
  );

  oldEndpoint(
    router,
    { method: "delete", path: "/staff/customers/{id}/notes/{note}", access, tag, summary: "Remove one's own note", params: noteParams },
    async ({ db, viewer, params }) => {
      await dropCustomerNote(db, viewer.id, params.id, params.note);
      return null;
    },
  );
}

async function log(c: ApiContext, db: Db, staffId: string, customerId: string, action: AccessAction): Promise<void> {
  await logAccess(db, { staffId, customerId, action, subjectId: customerId, address: c.var.clientAddress });
}
