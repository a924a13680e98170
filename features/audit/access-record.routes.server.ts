import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import * as calls from "./access-record.contract.ts";
import { listAccessRecord } from "./access-record.server.ts";

export function accessRecordRoutes(router: ApiRouter): void {
  endpoint(router, calls.readAccessRecord, ({ db, query }) => listAccessRecord(db, query));
}
