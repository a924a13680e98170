// The calls that keep the caller's account safe: password, address, sessions, second factor, trail.
import { z } from "zod";
import { apiCall, one, succeeded } from "#platform/api/api-call.ts";
import { nobody } from "#platform/api/shown-data.ts";
import {
  doneInWords,
  emailChangeAnswer,
  recoveryCodesAnswer,
  securityEventsAnswer,
  sessionsAnswer,
  sessionsEndedAnswer,
  twoFactorSetupAnswer,
} from "./account-views.ts";
import {
  changeEmailBody,
  changePasswordBody,
  confirmTwoFactorBody,
  disableTwoFactorBody,
  factorBody,
  limits,
  ownPasswordBody,
} from "./accounts.contract.ts";

const tag = "Account security";

export const changePassword = apiCall({
  id: "changePassword",
  method: "post",
  path: "/user/password",
  access: "signed-in",
  freshFactor: "password-in-body",
  tag,
  summary: "Change the password; other sessions end",
  body: changePasswordBody,
  shows: nobody("the caller's own account"),
  answer: doneInWords,
});

export const askEmailChange = apiCall({
  id: "askEmailChange",
  method: "post",
  path: "/user/email",
  access: "signed-in",
  freshFactor: "password-in-body",
  tag,
  summary: "Ask for another address; it counts once confirmed",
  body: changeEmailBody,
  status: 202,
  shows: nobody("the caller's own account"),
  answer: emailChangeAnswer,
});

export const withdrawEmailChange = apiCall({
  id: "withdrawEmailChange",
  method: "delete",
  path: "/user/email",
  access: "signed-in",
  tag,
  summary: "Forget the address that waits for confirmation",
  shows: nobody("the caller's own account"),
  answer: succeeded,
});

export const listSessions = apiCall({
  id: "listSessions",
  method: "get",
  path: "/user/sessions",
  access: "signed-in",
  tag,
  summary: "Where the account is logged in",
  shows: nobody("the caller's own account"),
  answer: sessionsAnswer,
});

export const endSession = apiCall({
  id: "endSession",
  method: "delete",
  path: "/user/sessions/{id}",
  access: "signed-in",
  tag,
  summary: "End one session",
  params: z.strictObject({ id: z.string().max(60) }),
  shows: nobody("the caller's own account"),
  answer: succeeded,
});

export const endOtherSessions = apiCall({
  id: "endOtherSessions",
  method: "delete",
  path: "/user/sessions",
  access: "signed-in",
  tag,
  summary: "End all other sessions",
  shows: nobody("the caller's own account"),
  answer: sessionsEndedAnswer,
});

export const beginTwoFactor = apiCall({
  id: "beginTwoFactor",
  method: "post",
  path: "/user/two-factor",
  access: "signed-in",
  freshFactor: "password-if-any",
  tag,
  summary: "A secret for an authenticator app; needs the password",
  body: ownPasswordBody,
  shows: nobody("the caller's own account"),
  answer: twoFactorSetupAnswer,
});

export const confirmTwoFactor = apiCall({
  id: "confirmTwoFactor",
  method: "post",
  path: "/user/two-factor/confirm",
  access: "signed-in",
  freshFactor: true,
  tag,
  summary: "Turn the second factor on; recovery codes are shown once",
  body: confirmTwoFactorBody,
  limit: limits.secondFactor,
  shows: nobody("the caller's own account"),
  answer: recoveryCodesAnswer,
});

export const renewRecoveryCodes = apiCall({
  id: "renewRecoveryCodes",
  method: "post",
  path: "/user/recovery-codes",
  access: "signed-in",
  freshFactor: true,
  tag,
  summary: "Ten new recovery codes, shown once; the earlier ones stop working",
  limit: limits.secondFactor,
  shows: nobody("the caller's own account"),
  answer: recoveryCodesAnswer,
});

export const disableTwoFactor = apiCall({
  id: "disableTwoFactor",
  method: "delete",
  path: "/user/two-factor",
  access: "signed-in",
  freshFactor: "password-if-any",
  tag,
  summary: "Turn the second factor off",
  body: disableTwoFactorBody,
  limit: limits.secondFactor,
  shows: nobody("the caller's own account"),
  answer: doneInWords,
});

export const confirmFactor = apiCall({
  id: "confirmFactor",
  method: "post",
  path: "/user/factor",
  access: "signed-in",
  tag,
  summary: "Prove anew who holds this session, for the calls that need a fresh factor",
  body: factorBody,
  example: { body: { code: "123456" } },
  limit: limits.secondFactor,
  shows: nobody("the caller's own account"),
  answer: one(z.object({ fresh_until: z.iso.datetime() })),
});

export const noteActivity = apiCall({
  id: "noteActivity",
  method: "post",
  path: "/user/activity",
  access: "signed-in",
  tag,
  summary: "Somebody is at the keyboard: the session of a colleague does not end for want of activity",
  browser: true,
  shows: nobody("the caller's own account"),
  answer: succeeded,
});

export const listSecurityEvents = apiCall({
  id: "listSecurityEvents",
  method: "get",
  path: "/user/security-events",
  access: "signed-in",
  tag,
  summary: "What happened to the account's security",
  query: z.strictObject({ limit: z.coerce.number<number>().int().min(1).max(100).default(30), cursor: z.string().max(60).optional() }),
  shows: nobody("the caller's own account"),
  answer: securityEventsAnswer,
});
