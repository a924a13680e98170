// What a form learns from a failed attempt. Made by the page's action, shown by the form.
export type FormFailure = {
  /** About the form as a whole. */
  message: string;
  code: string;
  /** Under the fields, by name. */
  errors: Record<string, string>;
  /** When another try is welcome, "14:32 KST". */
  retryAt: string | undefined;
  /** What was typed; passwords and codes are never sent back. */
  values: Record<string, string>;
  /** Differs from attempt to attempt: fields that start empty again are keyed by it. */
  attempt: number;
};

/** What is said of one field: of itself, and of what is in it (`tags` and `tags.3`). */
export function errorOf(errors: Record<string, string> | undefined, field: string): string | undefined {
  const said = Object.entries(errors ?? {}).filter(([name]) => name === field || name.startsWith(`${field}.`));
  return [...new Set(said.map(([, words]) => words))].join(" ") || undefined;
}
