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
