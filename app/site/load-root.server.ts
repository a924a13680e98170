// What every page of the site knows: language, addresses, navigation, the build it belongs to.
import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import type { DepartmentShown } from "#features/support/rules/department-list.ts";
import type { MessageLimits } from "#features/support/rules/message-limits.ts";
import { companyIn } from "./company-in.ts";
import { loadNavigation } from "./load-navigation.server.ts";
import { partWords } from "./part-words.server.ts";

export async function loadRoot(context: Readonly<RouterContextProvider>) {
  const { locale, site, company, live, desk, departments, messageLimits } = context.get(requestContext);
  const { autoCloseDays, reopenDays } = desk().rules;
  const navigation = loadNavigation(locale, live());
  return {
    locale,
    site,
    navigation,
    partWords: partWords(),
    company: companyIn(locale, company(), live()),
    support: { autoCloseDays, reopenDays },
    /** What staff have set about them; not there where nobody has. */
    ...departmentsShown(departments()),
    ...limitsShown(messageLimits()),
    buildId: __BUILD_ID__,
  };
}

/** Who works in them is nobody's business out here. */
function departmentsShown(set: readonly DepartmentShown[] | null): { departments?: DepartmentShown[] } {
  return set ? { departments: set.map(({ id, name, about, offered }) => ({ id, name, about, offered })) } : {};
}

function limitsShown(set: MessageLimits | null): { messageLimits?: MessageLimits } {
  return set ? { messageLimits: set } : {};
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>;
