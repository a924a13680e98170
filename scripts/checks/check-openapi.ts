// `npm run check`: the OpenAPI document, drawn from the contracts, passes a linter that others use.
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { declaredCalls } from "#platform/api/declared-calls.ts";
import { openApiDocument } from "#platform/api/openapi.ts";

const config = await createConfig({
  extends: ["recommended"],
  rules: {
    // Two calls may differ by a fixed word where another has a parameter (/staff/enquiries/export): the router takes the fixed one.
    "no-ambiguous-paths": "off",
    "operation-operationId": "error",
    "operation-operationId-unique": "error",
    "no-invalid-schema-examples": "error",
    "no-invalid-media-type-examples": "error",
    // The document is served by whoever installs this: it has no server of its own to name.
    "no-server-example.com": "off",
  },
});
const source = JSON.stringify(openApiDocument(await declaredCalls(), { title: "API", version: "1" }), null, 2);
const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
for (const { ruleId, message, location } of problems.slice(0, 40)) {
  console.error(`${ruleId}: ${message} (${location.map(({ pointer }) => pointer).join(", ")})`);
}
if (problems.length > 0) console.error(`${problems.length} problems in the OpenAPI document.`);
process.exit(problems.length > 0 ? 1 : 0);
