// The calls of people who are not logged in yet, and the way out.
import { z } from "zod";
import { apiCall, one, succeeded } from "#platform/api/api-call.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { passwordMaximum } from "./account-figures.ts";
import { doneInWords, enteredAnswer, loginAnswer, passwordResetAnswer, verificationAnswer } from "./account-views.ts";
import {
  forgotPasswordBody,
  limits,
  loginBody,
  registerBody,
  resendBody,
  resetPasswordBody,
  secondFactorBody,
  tokenBody,
} from "./accounts.contract.ts";

const tag = "Accounts";

export const logIn = apiCall({
  id: "logIn",
  method: "post",
  path: "/login",
  access: "public",
  tag,
  summary: "Log in",
  body: loginBody,
  answer: loginAnswer,
});

export const finishLogIn = apiCall({
  id: "finishLogIn",
  method: "post",
  path: "/login/second-factor",
  access: "public",
  tag,
  summary: "Finish a log-in with a time code or a recovery code",
  body: secondFactorBody,
  limit: limits.secondFactor,
  answer: enteredAnswer,
});

export const logOut = apiCall({
  id: "logOut",
  method: "post",
  path: "/logout",
  access: "signed-in",
  tag,
  summary: "End this session",
  shows: nobody("the caller's own account"),
  /** Where the session at the single sign-on provider ends, for a session that was opened there. */
  answer: succeeded.extend({ log_out_at: z.string().optional() }),
});

export const registerCustomer = apiCall({
  id: "registerCustomer",
  method: "post",
  path: "/customer-register",
  access: "public",
  tag,
  summary: "Sign up",
  body: registerBody,
  status: 201,
  answer: doneInWords,
});

/** What the meter beside a new password cannot know. Nothing is kept. */
export const checkPassword = apiCall({
  id: "checkPassword",
  method: "post",
  path: "/password/check",
  access: "public",
  tag,
  summary: "Would this password be refused, and why",
  body: z.strictObject({ password: z.string().max(passwordMaximum), email: z.string().max(254).optional() }),
  limit: limits.checkPassword,
  answer: one(z.object({ weakness: z.string().nullable() })),
  browser: true,
});

export const confirmEmail = apiCall({
  id: "confirmEmail",
  method: "post",
  path: "/email-verification",
  access: "public",
  tag,
  summary: "Confirm an address by the token of its link",
  body: tokenBody,
  limit: limits.verifyEmail,
  answer: verificationAnswer,
});

export const resendVerification = apiCall({
  id: "resendVerification",
  method: "post",
  path: "/email-verification/resend",
  access: "public",
  tag,
  summary: "Send the confirmation link again",
  body: resendBody,
  answer: doneInWords,
});

export const keepTwoFactor = apiCall({
  id: "keepTwoFactor",
  method: "post",
  path: "/two-factor-reset/cancel",
  access: "public",
  tag,
  summary: "Keep two-step verification that the desk was asked to turn off, by the token of a link",
  body: tokenBody,
  limit: limits.verifyEmail,
  answer: doneInWords,
});

export const askPasswordReset = apiCall({
  id: "askPasswordReset",
  method: "post",
  path: "/forgot-password",
  access: "public",
  tag,
  summary: "Ask for a link to reset the password",
  body: forgotPasswordBody,
  answer: doneInWords,
});

/** Nothing is spent: the page says what is wrong with a link before it asks for a password. */
export const checkResetLink = apiCall({
  id: "checkResetLink",
  method: "post",
  path: "/reset-password/check",
  access: "public",
  tag,
  summary: "Does a link for a new password still work",
  body: tokenBody,
  limit: limits.checkLink,
  answer: succeeded,
});

export const resetPassword = apiCall({
  id: "resetPassword",
  method: "post",
  path: "/reset-password",
  access: "public",
  tag,
  summary: "Choose a new password by the token of a link",
  body: resetPasswordBody,
  limit: limits.resetConfirm,
  answer: passwordResetAnswer,
});
