// The calls about the caller's own account: profile, consents, export, erasure.
import { z } from "zod";
import { apiCall, bytes } from "#platform/api/api-call.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { consentsAnswer, customerAnswer, erasureAnswer, exportAnswer, exportsAnswer } from "./account-views.ts";
import { consentBody, passwordBody, profileBody } from "./accounts.contract.ts";

const tag = "Account";

export const readUser = apiCall({
  id: "readUser",
  method: "get",
  viewable: true,
  path: "/user",
  access: "signed-in",
  tag,
  summary: "The caller's account",
  shows: nobody("the caller's own account"),
  answer: customerAnswer,
});

export const changeUser = apiCall({
  id: "changeUser",
  method: "patch",
  path: "/user",
  access: "signed-in",
  tag,
  summary: "Change profile, language, time zone and mails",
  body: profileBody,
  shows: nobody("the caller's own account"),
  answer: customerAnswer,
});

export const eraseUser = apiCall({
  id: "eraseUser",
  method: "delete",
  path: "/user",
  access: "customer",
  freshFactor: "password-in-body",
  tag,
  summary: "Erase the account after 14 days of grace",
  body: passwordBody,
  answer: erasureAnswer,
});

export const readConsents = apiCall({
  id: "readConsents",
  method: "get",
  path: "/user/consents",
  access: "customer",
  tag,
  summary: "Consents with their history",
  answer: consentsAnswer,
});

export const decideConsent = apiCall({
  id: "decideConsent",
  method: "post",
  path: "/user/consents",
  access: "customer",
  tag,
  summary: "Give or withdraw an optional consent",
  body: consentBody,
  answer: consentsAnswer,
});

export const listExports = apiCall({
  id: "listExports",
  method: "get",
  path: "/user/export",
  access: "customer",
  tag,
  summary: "Exports asked for",
  answer: exportsAnswer,
});

export const askExport = apiCall({
  id: "askExport",
  method: "post",
  path: "/user/export",
  access: "customer",
  freshFactor: true,
  tag,
  summary: "Ask for a ZIP of everything held",
  status: 202,
  answer: exportAnswer,
});

export const downloadExport = apiCall({
  id: "downloadExport",
  method: "get",
  path: "/user/export/{id}/file",
  access: "customer",
  freshFactor: true,
  tag,
  summary: "The ZIP",
  params: z.strictObject({ id: z.string().max(40) }),
  answer: bytes("application/zip"),
});
