// The only way a page reads a form: counted while it arrives, and refused in words when it is no form. (tests/page-forms.test.ts)
import { Malformed } from "#platform/api/malformed.ts";
import { readBytes } from "#platform/api/read-json.ts";
import { AppError } from "#platform/errors.ts";
import { pageBodyLimit } from "./page-body-limit.server.ts";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  const bytes = await readBytes(request, pageBodyLimit(new URL(request.url).pathname));
  // A button without any field, pressed by a script.
  if (type === "" && bytes.byteLength === 0) return new FormData();
  if (!formTypes.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) throw new AppError("unsupported_type");
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch (error) {
    throw new Malformed("bad_form", { cause: error });
  }
}
