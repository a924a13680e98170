// Why a database cannot be used, as a sentence for whoever set DATABASE_URL. What is not known here is a mistake of ours and keeps its stack.
import { CannotStart } from "#platform/cannot-start.ts";
import { causes, innermostReason } from "#platform/errors.ts";
import { isUnreachable } from "./unreachable.ts";

type Place = { at: string; name: string; role: string };

/** By SQLSTATE, whoever asks: a start, a script. */
const words: Record<string, (place: Place) => string> = {
  "3D000": ({ at, name }) =>
    `There is no database ${name} at ${at} (DATABASE_URL).\nMake it: create database ${name}; or correct the name.`,
  "28P01": refused,
  "28000": refused,
  "42501": ({ at, name, role }) =>
    `The role ${role} has not the rights it needs in the database ${name} at ${at} (DATABASE_URL).\nMake it the owner: alter database ${name} owner to ${role};`,
};

function refused({ at, name, role }: Place): string {
  return `The database ${name} at ${at} (DATABASE_URL) does not let ${role} in.\nLook at the user and the password in DATABASE_URL, and at pg_hba.conf on the server.`;
}

export function databaseTrouble(error: unknown, url: string | undefined): CannotStart | undefined {
  if (!url) return undefined;
  const place = placeOf(url);
  for (const cause of causes(error)) {
    const say = words[String((cause as { code?: unknown }).code)];
    if (say) return new CannotStart(`${say(place)}\nIt says: ${innermostReason(cause)}.`);
  }
  if (!causes(error).some(isUnreachable)) return undefined;
  return new CannotStart(
    `The database ${place.at}/${place.name} (DATABASE_URL) cannot be used: ${innermostReason(error)}.\nStart it, or leave DATABASE_URL out.`,
  );
}

/** Never the password. */
function placeOf(url: string): Place {
  const { host, pathname, username } = new URL(url);
  const role = decodeURIComponent(username) || "this user";
  return { at: host, name: decodeURIComponent(pathname.slice(1)) || role, role };
}
