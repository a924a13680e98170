// Enquiries for the desk. Agents and administrators only; whoever opens or exports one is written down.
import * as calls from "#features/enquiries/rules/staff-enquiries.contract.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, type Call, endpoint } from "#platform/api/endpoint.ts";
import type { Db } from "#platform/db/database.ts";
import { answerEnquiry, fillCannedForEnquiry, undoAnswer } from "./enquiry-answers.server.ts";
import { addEnquiryNote, changeEnquiry, inviteSender, makeTicket } from "./enquiry-commands.server.ts";
import { exportEnquiries } from "./enquiry-export.server.ts";
import { countEnquiries, listEnquiries, readEnquiry } from "./staff-enquiries.server.ts";

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
  const answered = async (tx: Db, { params }: { params: { id: string } }) => ({ data: await readEnquiry(tx, params.id) });
  /** Counted on a connection of their own, so before the transaction. */
  const countMail = ({ limits, params }: Pick<Call, "limits"> & { params: { id: string } }) => limits.consume(mailsPerEnquiry, params.id);

  command(router, calls.changeEnquiry, { limit: writes }, async (tx, call) => {
    await changeEnquiry(tx, services, call.actor, call.params.id, call.body);
    return answered(tx, call);
  });
  command(router, calls.addEnquiryNote, { limit: writes }, async (tx, call) => {
    await addEnquiryNote(tx, services, call.actor, call.params.id, call.body.text);
    return answered(tx, call);
  });
  command(router, calls.answerEnquiry, { limit: writes, before: countMail }, async (tx, call) => {
    await answerEnquiry(tx, services, call.actor, call.params.id, call.body);
    return answered(tx, call);
  });
  command(router, calls.undoEnquiryAnswer, { limit: writes }, async (tx, call) => ({
    data: await undoAnswer(tx, services, call.actor, call.params.id, call.params.answer),
  }));
  endpoint(router, calls.fillEnquiryReply, async ({ db, viewer, params, query }) => ({
    data: await fillCannedForEnquiry(db, viewer, params.id, params.reply, query.language),
  }));
  command(router, calls.inviteSender, { limit: writes, before: countMail }, async (tx, call) => {
    await inviteSender(tx, services, call.actor, call.params.id);
    return answered(tx, call);
  });
  command(router, calls.makeEnquiryTicket, { limit: writes }, async (tx, call) => {
    await makeTicket(tx, services, call.actor, call.params.id, call.body);
    return answered(tx, call);
  });
}
