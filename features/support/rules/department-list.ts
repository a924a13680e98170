// Departments as the running process lists them: asked for here, as prices are (content/price-list.ts), so that a page and its scripts
// say the same. Without words of its own: every page brings it along.
import type { Locale } from "#content/locales.ts";
import { type Department, departments } from "./departments.ts";

export type DepartmentShown = { id: Department; name: Record<Locale, string>; about: Record<Locale, string>; offered: boolean };

let ask: () => readonly DepartmentShown[] | null = () => null;

/** Null: nobody has set anything. */
export function departmentsFrom(source: typeof ask): void {
  ask = source;
}

export function departmentShown(id: Department): DepartmentShown | undefined {
  return ask()?.find((one) => one.id === id);
}

/** In the order in which they are listed. */
export function departmentsInOrder(): Department[] {
  return ask()?.map(({ id }) => id) ?? [...departments];
}

/** Those a customer can choose. */
export function departmentsOffered(): Department[] {
  return departmentsInOrder().filter((id) => departmentShown(id)?.offered ?? true);
}
