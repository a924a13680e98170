import { m } from "#platform/paraglide/messages.js";

export function passwordWords() {
  return { show: m.account_password_show(), hide: m.account_password_hide(), capsLock: m.account_caps_lock() };
}
