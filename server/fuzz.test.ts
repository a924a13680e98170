// Hostile requests against the whole API in process: no answer of 5xx, every failure in the API's own form.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServices, testServices } from "#tests/fixtures/test-services.ts";
import { fuzzRequest, seeded } from "../bench/fuzz-api.ts";
import { type Api, createApi } from "./api.ts";

let services: TestServices;
let api: Api;

beforeAll(async () => {
  services = await testServices();
  api = createApi(services, async () => null);
  await services.jobs.start();
});
afterAll(() => services.dispose());

test("3,000 fuzzed requests get clear answers", async () => {
  const random = seeded(7);
  const paths = [...new Set(api.inventory.map(({ path }) => path)), "/nothing", "/openapi.json"];
  const wrong: string[] = [];
  for (let count = 0; count < 3_000; count += 1) {
    const { method, path, headers, body } = fuzzRequest(random, paths);
    const request = new Request(`http://api.test${path}`, { method, headers, ...(body === undefined ? {} : { body: body as BodyInit }) });
    const response = await api.fetch(request, { requestId: "fuzz", clientAddress: `203.0.113.${count % 250}` });
    if (response.status >= 500) wrong.push(`${response.status} ${method} ${path} ${String(body).slice(0, 120)}`);
    if (response.status >= 400) {
      const answer = (await response.json()) as { success?: boolean; message?: string; code?: string };
      if (answer.success !== false || !answer.message || !answer.code) wrong.push(`odd failure of ${method} ${path}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);
