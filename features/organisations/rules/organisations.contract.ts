// A company with several people: what forms, the API and the tests agree on.
import { z } from "zod";
import { emailField, nameField } from "#features/accounts/rules/accounts.contract.ts";
import { apiCall, one } from "#platform/api/api-call.ts";
import { idField, idParams } from "#platform/api/call-fields.ts";
import { typedText } from "#platform/typed-text.ts";
import { organisationRoles } from "./organisation-roles.ts";

const time = z.iso.datetime();
const role = z.enum(organisationRoles);

export const memberView = z
  .object({ id: z.string(), name: z.string(), email: z.string(), role, you: z.boolean(), joined_at: time })
  .meta({ id: "OrganisationMember" });
export type MemberView = z.output<typeof memberView>;

export const invitationView = z
  .object({ id: z.string(), email: z.string(), role, expires_at: time, expired: z.boolean() })
  .meta({ id: "OrganisationInvitation" });
export type InvitationView = z.output<typeof invitationView>;

/** Somebody with an address of the organisation's domain who asks to join. */
export const requestView = z
  .object({ id: z.string(), name: z.string(), email: z.string(), created_at: time })
  .meta({ id: "OrganisationRequest" });
export type RequestView = z.output<typeof requestView>;

export const organisationView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The caller's. */
    role,
    members: z.array(memberView),
    /** For owners; empty for others. */
    invitations: z.array(invitationView),
    requests: z.array(requestView),
    /** Whoever has a proved address of one of these may ask to join. */
    domains: z.array(z.string()),
    /** The caller's own, where they could confirm it. */
    own_domain: z.string().nullable(),
  })
  .meta({ id: "Organisation" });
export type OrganisationView = z.output<typeof organisationView>;

/** An invitation as the invited sees it. */
export const receivedInvitation = z
  .object({ id: z.string(), organisation: z.string(), by: z.string().nullable(), role, expires_at: time })
  .meta({ id: "ReceivedInvitation" });
export type ReceivedInvitation = z.output<typeof receivedInvitation>;

export const placeView = z
  .object({
    organisation: organisationView.nullable(),
    /** To the caller's own proved address. */
    received: z.array(receivedInvitation),
    /** For those in none: organisations that have confirmed the domain of the caller's proved address. */
    suggestions: z.array(z.object({ id: z.string(), name: z.string(), request: z.string().nullable() })),
    /** What became of the link the caller came by; null without one, or where it is among `received`. */
    link: z.enum(["unknown", "expired", "other_address"]).nullable(),
  })
  .meta({ id: "OrganisationPlace" });
export type PlaceView = z.output<typeof placeView>;

/** What the caller opened before becomes the organisation's, too. */
const shareEarlier = { share_earlier: z.boolean().default(false) };

const tag = "Organisation";
const access = "customer";
const answer = one(placeView);
/** Mails an owner can cause. */
const invitations = { name: "organisation-invitations", points: 20, seconds: 3600 } as const;

export const readOrganisation = apiCall({
  id: "readOrganisation",
  method: "get",
  viewable: true,
  path: "/organisation",
  access,
  tag,
  summary: "The caller's organisation, and invitations to others",
  query: z.strictObject({ token: z.string().max(200).optional() }),
  answer,
});

export const foundOrganisation = apiCall({
  id: "foundOrganisation",
  method: "post",
  path: "/organisation",
  access,
  tag,
  summary: "Found an organisation and become its owner",
  body: z.strictObject({ name: nameField, ...shareEarlier }),
  status: 201,
  answer,
});

export const renameOrganisation = apiCall({
  id: "renameOrganisation",
  method: "patch",
  path: "/organisation",
  access,
  tag,
  summary: "Rename the organisation (owners)",
  body: z.strictObject({ name: nameField }),
  answer,
});

export const inviteMember = apiCall({
  id: "inviteMember",
  method: "post",
  path: "/organisation/invitations",
  access,
  tag,
  summary: "Invite somebody by mail (owners); for an address that is invited already, a new mail and link",
  body: z.strictObject({ email: emailField, role }),
  limit: invitations,
  status: 201,
  answer,
});

export const withdrawInvitation = apiCall({
  id: "withdrawInvitation",
  method: "delete",
  path: "/organisation/invitations/{id}",
  access,
  tag,
  summary: "Withdraw an invitation (owners), or decline one that was sent to one's own address",
  params: idParams,
  answer,
});

export const joinOrganisation = apiCall({
  id: "joinOrganisation",
  method: "post",
  path: "/organisation/invitations/{id}/acceptance",
  access,
  tag,
  summary: "Accept an invitation; the caller's address must be proved and the invited one",
  params: idParams,
  body: z.strictObject(shareEarlier),
  answer,
});

export const changeMember = apiCall({
  id: "changeMember",
  method: "patch",
  path: "/organisation/members/{id}",
  access,
  tag,
  summary: "Give a member another role (owners)",
  params: idParams,
  body: z.strictObject({ role }),
  answer,
});

export const removeMember = apiCall({
  id: "removeMember",
  method: "delete",
  path: "/organisation/members/{id}",
  access,
  tag,
  summary: "Remove a member (owners), or leave with one's own id; the last owner stays while others are there",
  params: idParams,
  answer,
});

export const confirmDomain = apiCall({
  id: "confirmDomain",
  method: "post",
  path: "/organisation/domains",
  access,
  tag,
  summary: "Let people with a proved address of a domain ask to join (owners with such an address), or no longer",
  body: z.strictObject({ domain: typedText.toLowerCase().min(3).max(253), confirmed: z.boolean() }),
  answer,
});

export const askToJoin = apiCall({
  id: "askToJoin",
  method: "post",
  path: "/organisation/requests",
  access,
  tag,
  summary: "Ask to join an organisation that was suggested; its owners decide",
  body: z.strictObject({ organisation: idField }),
  limit: invitations,
  status: 201,
  answer,
});

export const acceptRequest = apiCall({
  id: "acceptRequest",
  method: "post",
  path: "/organisation/requests/{id}/acceptance",
  access,
  tag,
  summary: "Let in somebody who asked, with a role (owners)",
  params: idParams,
  body: z.strictObject({ role }),
  answer,
});

export const dropRequest = apiCall({
  id: "dropRequest",
  method: "delete",
  path: "/organisation/requests/{id}",
  access,
  tag,
  summary: "Refuse a request to join (owners), or withdraw one's own",
  params: idParams,
  answer,
});
