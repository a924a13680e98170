// What tests of organisations start from: one with its people, made through the API as people make it.

import type { OrganisationRole } from "#features/organisations/rules/organisation-roles.ts";
import type { ApiBench, NewPerson, Person } from "#tests/fixtures/api-bench.ts";

export const place = (bench: ApiBench, person: Person, token?: string) =>
  bench.call("GET", `/organisation${token ? `?token=${token}` : ""}`, undefined, { token: person.token });

export async function found(bench: ApiBench, owner: Person, name = "Hanbit Logistics", over: object = {}) {
  const answer = await bench.call("POST", "/organisation", { name, ...over }, { token: owner.token });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.organisation;
}

let networks = 0;

export function invite(bench: ApiBench, owner: Person, email: string, role: OrganisationRole = "technical") {
  const from = { token: owner.token, address: `198.51.100.${++networks % 250}` };
  return bench.call("POST", "/organisation/invitations", { email, role }, from);
}

export async function accept(bench: ApiBench, person: Person, over: object = {}) {
  const { body } = await place(bench, person);
  const id = body.data.received[0]?.id;
  return bench.call("POST", `/organisation/invitations/${id}/acceptance`, over, { token: person.token });
}

/** Somebody new who was invited with this role and has accepted. */
export async function member(bench: ApiBench, owner: Person, role: OrganisationRole, input: NewPerson = {}): Promise<Person> {
  const person = await bench.person(input);
  await invite(bench, owner, person.email, role);
  // An invitation that is accepted before its mail was written is never mailed: nothing after this can count on which came first.
  await bench.mailsTo(person.email);
  const joined = await accept(bench, person);
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
  return person;
}

export const removing = (bench: ApiBench, by: Person, id: string) =>
  bench.call("DELETE", `/organisation/members/${id}`, undefined, { token: by.token });
