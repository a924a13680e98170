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
export type SettingsPart = { part: string; label: Words; icon: LucideIcon; kinds: readonly Kind[] };

const both = ["customer", "staff"] as const;
const customers = ["customer"] as const;
const parts: readonly SettingsPart[] = [
  { part: "", label: m.settings_profile, icon: UserRound, kinds: both },
  { part: "organisation", label: m.settings_organisation, icon: Building2, kinds: customers },
  { part: "email", label: m.settings_email, icon: Mail, kinds: customers },
  { part: "password", label: m.settings_password, icon: KeyRound, kinds: both },
  { part: "passkeys", label: m.settings_passkeys, icon: Fingerprint, kinds: both },
  { part: "two-step", label: m.settings_two_step, icon: SmartphoneNfc, kinds: both },
  { part: "sessions", label: m.settings_sessions, icon: MonitorSmartphone, kinds: both },
  { part: "language", label: m.settings_language, icon: Globe, kinds: both },
  { part: "notifications", label: m.settings_notifications, icon: Bell, kinds: both },
  { part: "privacy", label: m.settings_privacy, icon: ShieldCheck, kinds: customers },
];

export function settingsPartsFor(kind: Kind): SettingsPart[] {
  return parts.filter(({ kinds }) => kinds.includes(kind));
}
