// Enquiries for the desk. Agents and administrators only; whoever opens or exports one is written down.
import * as calls from "#features/enquiries/rules/staff-enquiries.contract.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { socketIdOf } from "#features/tickets/server/tickets.routes.server.ts";
import { type AnswerResponse, type ApiRouter, type Call, endpoint } from "#platform/api/endpoint.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
import type { Db } from "#platform/db/database.ts";
import { addEnquiryNote, answerEnquiry, changeEnquiry, type EnquiryActor, inviteSender, makeTicket } from "./enquiry-commands.server.ts";
import { exportEnquiries } from "./enquiry-export.server.ts";
import { countEnquiries, listEnquiries, readEnquiry, type StaffViewer } from "./staff-enquiries.server.ts";

const writes = { name: "enquiry-writes", points: 120, seconds: 60 };
/** Mails to one sender: a desk that needs more has misread something. */
const mailsPerEnquiry = { name: "enquiry-mails", points: 10, seconds: 86_400 };
const exports = { name: "enquiry-exports", points: 20, seconds: 3600 };

export function enquiryConsoleRoutes(router: ApiRouter, services: TicketServices): void {
  endpoint(router, calls.listEnquiries, ({ db, viewer, query }) => listEnquiries(db, viewer, query));
  endpoint(router, calls.countEnquiries, async ({ db, viewer }) => ({ data: await countEnquiries(db, viewer) }));
  endpoint(router, calls.exportEnquiries, async ({ c, db, viewer, query, locale, limits }) => {
    await limits.consume(exports, viewer.id);
    const table = await exportEnquiries(db, viewer, query, { locale, address: c.var.clientAddress, record: c.var.accessRecord });
    const name = `enquiries-${new Date().toISOString().slice(0, 10)}.csv`;
    return new Response(table, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "private, no-store",
      },
    });
  });
  endpoint(router, calls.readEnquiry, async ({ db, params }) => ({ data: await readEnquiry(db, params.id) }));
  endpoint(router, calls.changeEnquiry, (call) =>
    write(call, call.params.id, (tx, actor) => changeEnquiry(tx, services, actor, call.params.id, call.body)),
  );
  endpoint(router, calls.addEnquiryNote, (call) =>
    write(call, call.params.id, (tx, actor) => addEnquiryNote(tx, services, actor, call.params.id, call.body.text), 201),
  );
  endpoint(router, calls.answerEnquiry, (call) =>
    write(call, call.params.id, (tx, actor) => answerEnquiry(tx, services, actor, call.params.id, call.body), 201, true),
  );
  endpoint(router, calls.inviteSender, (call) =>
    write(call, call.params.id, (tx, actor) => inviteSender(tx, services, actor, call.params.id), 201, true),
  );
  endpoint(router, calls.makeEnquiryTicket, (call) =>
    write(call, call.params.id, (tx, actor) => makeTicket(tx, services, actor, call.params.id, call.body), 201),
  );
}

type ConsoleCall = Pick<Call<"enquiries.answer">, "c" | "db" | "limits" | "locale" | "body"> & { viewer: StaffViewer };

function write(
  call: ConsoleCall,
  id: string,
  work: (tx: Db, actor: EnquiryActor) => Promise<void>,
  status: 200 | 201 = 200,
  mails = false,
): Promise<AnswerResponse<{ data: calls.EnquiryDetail }>> {
  const { c, db, viewer, body, locale, limits } = call;
  // Before the transaction: the limits are counted on a connection of their own.
  const before = async () => {
    await limits.consume(writes, viewer.id);
    if (mails) await limits.consume(mailsPerEnquiry, id);
  };
  return writeOnce({ c, db, accountId: viewer.id, body, status, before }, async (tx) => {
    await work(tx, { viewer, locale, socketId: socketIdOf(c) });
    return { data: await readEnquiry(tx, id) };
  });
}
