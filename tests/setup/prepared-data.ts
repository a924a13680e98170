// Before the first browser test: workers that each find no prepared data would each make it.
import { prepareDatabase, preparedFolder } from "../fixtures/prepared-data.ts";

export default async function setup() {
  preparedFolder();
  const { TEST_DATABASE_URL } = process.env;
  return TEST_DATABASE_URL ? prepareDatabase(TEST_DATABASE_URL) : undefined;
}
