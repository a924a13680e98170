// A mail beside a ticket while it is written, its words and its files: kept over a reload and another ticket, gone when it was sent.
import { type RefObject, useEffect, useRef } from "react";
import { readKeptFiles } from "#features/files/kept-files.ts";
import { type Uploads, useUploads } from "#features/files/use-uploads.ts";
import { keepFields, keepLateFile } from "#platform/browser/draft-fields.ts";
import type { ConsoleRefused } from "./console-outcome.ts";

type SideDraft = {
  form: RefObject<HTMLFormElement | null>;
  /** Its name among the drafts. */
  place: string;
  sent: boolean;
  refused: ConsoleRefused | undefined;
};

export function useSideDraft({ form, place, sent, refused }: SideDraft): Uploads {
  const { kept: files = [], draft = "" } = refused?.attached ?? {};
  const uploads = useUploads({
    audience: "internal",
    files,
    draft,
    onLate: (file, itsDraft) => keepLateFile(place, itsDraft, file),
  });
  const latest = useRef(uploads);
  useEffect(() => {
    latest.current = uploads;
  });
  useEffect(
    () =>
      keepFields(form.current, place, sent, {
        now: () => ({ draft: latest.current.draft, files: latest.current.files }),
        back({ draft, files }) {
          // Files belong to the draft they were sent for; those of another cannot go with this form.
          const own = latest.current;
          const there = own.draft && own.draft !== draft ? [] : readKeptFiles(files).filter(({ id }) => !own.ids.includes(id));
          if (there.length > 0) own.resume({ draft, files: there });
        },
      }),
    [form, place, sent],
  );
  // A file that came or went is a change like a letter.
  const ids = uploads.ids.join();
  const known = useRef(ids);
  useEffect(() => {
    if (known.current === ids) return;
    known.current = ids;
    form.current?.dispatchEvent(new Event("input"));
  }, [form, ids]);
  return uploads;
}
