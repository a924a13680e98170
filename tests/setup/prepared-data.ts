// Before the first browser test: workers that each find no prepared data would each make it.
import { preparedFolder } from "../fixtures/prepared-data.ts";

export default function setup() {
  preparedFolder();
}
