// Pages that were stored yesterday, or before planned work began, tell of another time: they are dropped when that time comes.
import { z } from "zod";
import { sendStatusMails, statusMail } from "#features/status/notices/status-mail-job.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { endByClock, type StatusServices, statusMailJob, statusMomentJob, statusTicketsJob } from "./incidents.server.ts";
import { removeUnconfirmed } from "./subscribers.server.ts";
import { tellTickets } from "./ticket-incidents.server.ts";

/** The database starts the job by its own clock. */
const skewMs = 5_000;

export function defineStatusJobs(services: StatusServices & TicketServices): void {
  const { jobs, bus, database } = services;
  const dropPages = () => bus.publish(database.orm, "pages", { tag: "status" });
  jobs.define({
    name: statusMomentJob,
    // Without an id where the release before has planned it.
    data: z.object({ incidentId: z.string().optional() }),
    retries: 5,
    retryDelaySeconds: 10,
    async work({ incidentId }) {
      await dropPages();
      if (incidentId) await database.orm.transaction((tx) => endByClock(tx, services, incidentId, new Date(Date.now() + skewMs)));
    },
  });
  jobs.define({
    name: statusMailJob,
    data: statusMail,
    retries: 10,
    retryDelaySeconds: 20,
    work: (data) => sendStatusMails(services, data),
  });
  jobs.define({
    name: statusTicketsJob,
    data: z.object({ incidentId: z.string(), updateId: z.string() }),
    retries: 10,
    retryDelaySeconds: 20,
    work: (data) => tellTickets(services, data),
  });
  jobs.define({
    name: "status-unconfirmed",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 300,
    cron: "25 4 * * *",
    work: () => removeUnconfirmed(database.orm),
  });
  // A new day is a new line in every ribbon.
  jobs.define({ name: "status-day", data: z.object({}), retries: 3, retryDelaySeconds: 30, cron: "0 0 * * *", work: dropPages });
}
