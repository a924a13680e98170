// Before the first browser test: workers that each find no prepared data would each make it.
import { prepareAll } from "../fixtures/prepared-data.ts";

export default function setup() {
  return prepareAll(process.env.TEST_DATABASE_URL);
}
