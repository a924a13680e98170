// `npm run check`: no rule asks which language it is. Code asks content/locale-traits.ts for a trait or keeps the words of every language
// side by side ({ en, ko }[locale]); styles ask for data-script. Otherwise a third language would have to be taught to every such place.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "../../content/locales.ts";

const name = `"(?:${locales.join("|")})"`;
const inCode = new RegExp(`[!=]== ${name}|${name} [!=]==|case ${name}:|${name} \\| ${name}|\\[${name}, ${name}\\]`);
const inStyle = new RegExp(`(?:^|[\\s,(>+~]|body|html|div)\\.(?:${locales.join("|")})(?![\\w-])|:lang\\(|\\[lang`);
const table = "content/locales.ts";

/** Lines that ask for a language by name, as "file:line". */
export function askedByName(file: string, text: string): string[] {
  const asks = file.endsWith(".css") ? inStyle : inCode;
  return text.split("\n").flatMap((line, index) => (asks.test(line) ? [`${file}:${index + 1}`] : []));
}

if (import.meta.main) {
  const folders = ["app", "content", "db", "features", "platform", "scripts", "server", "ui"];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file).replaceAll("\\", "/"))
      .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$|^platform\/paraglide\//.test(file) && file !== table),
  );
  const found = files.flatMap((file) => askedByName(file, readFileSync(file, "utf8")));
  for (const place of found) console.error(`${place} asks for a language by name. Ask content/locale-traits.ts for what it needs to know.`);
  process.exit(found.length > 0 ? 1 : 0);
}
