// The parts of one's own settings, in the order of their list.
import {
  Bell,
  Building2,
  Fingerprint,
  Globe,
  KeyRound,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  SmartphoneNfc,
  UserRound,
} from "lucide-react";
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";

type Kind = "customer" | "staff";
export type SettingsPart = { part: string; label: Words; icon: LucideIcon; kinds: readonly Kind[]; viewable?: true };

const both = ["customer", "staff"] as const;
const customers = ["customer"] as const;
const parts: readonly SettingsPart[] = [
  { part: "", label: m.settings_profile, icon: UserRound, kinds: both, viewable: true },
  { part: "organisation", label: m.settings_organisation, icon: Building2, kinds: customers, viewable: true },
  { part: "email", label: m.settings_email, icon: Mail, kinds: customers },
  { part: "password", label: m.settings_password, icon: KeyRound, kinds: both },
  { part: "passkeys", label: m.settings_passkeys, icon: Fingerprint, kinds: both },
  { part: "two-step", label: m.settings_two_step, icon: SmartphoneNfc, kinds: both },
  { part: "sessions", label: m.settings_sessions, icon: MonitorSmartphone, kinds: both },
  { part: "language", label: m.settings_language, icon: Globe, kinds: both, viewable: true },
  { part: "notifications", label: m.settings_notices, icon: Bell, kinds: both, viewable: true },
  { part: "privacy", label: m.settings_privacy, icon: ShieldCheck, kinds: customers },
];

/** `viewing`: staff see the area as the customer does and see what has nothing to do with the account's protection. */
export function settingsPartsFor(kind: Kind, viewing = false): SettingsPart[] {
  return parts.filter(({ kinds, viewable }) => kinds.includes(kind) && (viewable || !viewing));
}

/** Settings of a customer that nobody but the customer sees. */
export function isOwnersAlone(pathname: string): boolean {
  const part = /^\/customer\/settings(?:\/([^/]+))?/.exec(pathname);
  return part !== null && !settingsPartsFor("customer", true).some((shown) => shown.part === (part[1] ?? ""));
}
