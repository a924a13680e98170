// One language of a post on the desk: its fields, its body, its saving. The text belongs to this screen until the server has it.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Locale } from "#content/locales.ts";
import { type HeldBody, holdBody } from "#features/blog/console/editor/held-body.ts";
import { type DraftCopy, dropCopy, keepCopy, readCopy } from "#features/blog/console/editor/post-draft-copy.ts";
import {
  createPostSaver,
  type PostSaver,
  type PostWords,
  type SaveOptions,
  type SaveOutcome,
  type SaveState,
} from "#features/blog/console/editor/post-saver.ts";
import { slugOf } from "#features/blog/rules/post-text.ts";
import type { savePost } from "#features/blog/rules/staff-blog.contract.ts";
import type { SaveAnswer, StaffPost, StaffVersion } from "#features/blog/rules/staff-post-views.ts";
import { CallFailed, sendCall } from "#platform/api/browser-call.ts";

export type PostFields = { title: string; summary: string; slug: string };

export type EditedVersion = {
  locale: Locale;
  fields: PostFields;
  setField: (name: keyof PostFields, value: string) => void;
  body: HeldBody;
  /** A new number means another text in the editor. */
  epoch: number;
  bodyChanged: () => void;
  /** The text as of the last save. */
  words: PostWords;
  revision: number;
  state: SaveState;
  saver: PostSaver;
  /** Another text of this version in this browser, older than the server's. */
  copy: DraftCopy | null;
  takeCopy: (copy: DraftCopy) => void;
  forgetCopy: () => void;
};

export function wordsOf(version: StaffVersion): PostWords {
  const { title, summary, body } = version;
  // An address that was made of the title goes on following it until somebody is given it.
  const followed = version.published_revision === null && version.slug === slugOf(title);
  return { title, summary, slug: followed ? "" : version.slug, body };
}

export function usePostVersion(post: StaffPost, version: StaffVersion, onSaved: (answer: SaveAnswer) => void): EditedVersion {
  const { locale } = version;
  const [opened] = useState(() => wordsOf(version));
  const [fields, setFields] = useState<PostFields>(opened);
  const [body] = useState(() => holdBody(opened.body));
  const [epoch, setEpoch] = useState(0);
  const [words, setWords] = useState(opened);
  const [revision, setRevision] = useState(version.revision);
  const [state, setState] = useState<SaveState>({ kind: "saved", at: version.updated_at });
  const [copy, setCopy] = useState<DraftCopy | null>(null);
  const latest = useRef({ fields: fields as PostFields, onSaved });
  latest.current.onSaved = onSaved;

  const [saver] = useState(() =>
    createPostSaver({
      version: version.version,
      revision: version.revision,
      read: () => ({ ...latest.current.fields, body: body.read() }),
      send: (sent, from, options) => {
        setWords(sent);
        return sendWords(post.id, locale, sent, from, options);
      },
      keep: (kept, from) => keepCopy(post.id, locale, kept, from),
      forget: () => dropCopy(post.id, locale),
      onState: setState,
      onSaved: (answer) => {
        setRevision(answer.revision);
        latest.current.onSaved(answer);
      },
    }),
  );

  const take = useCallback(
    ({ words: taken }: Pick<DraftCopy, "words">) => {
      const { body: written, ...rest } = taken;
      latest.current.fields = rest;
      body.replace(written);
      setFields(rest);
      setWords(taken);
      setEpoch((now) => now + 1);
      setCopy(null);
      saver.changed();
    },
    [saver, body],
  );

  useEffect(() => {
    saver.start();
    const kept = readCopy(post.id, locale, opened);
    // Nobody saved since: it is simply what was typed last. Otherwise a person chooses.
    if (kept?.version === saver.version()) take(kept);
    else setCopy(kept);
    const leaving = () => {
      saver.keepNow();
      void saver.flush();
    };
    const connected = () => void saver.flush();
    addEventListener("pagehide", leaving);
    addEventListener("online", connected);
    return () => {
      removeEventListener("pagehide", leaving);
      removeEventListener("online", connected);
      saver.stop();
    };
  }, [post.id, locale, opened, saver, take]);

  return {
    locale,
    fields,
    setField(name, value) {
      latest.current.fields = { ...latest.current.fields, [name]: value };
      setFields(latest.current.fields);
      saver.changed();
    },
    body,
    epoch,
    bodyChanged: saver.changed,
    words,
    revision,
    state,
    saver,
    copy,
    takeCopy: take,
    forgetCopy() {
      dropCopy(post.id, locale);
      setCopy(null);
    },
  };
}

/** A line that is there and carries nothing must not look like a save under way for ever. */
const answerMs = 20_000;

export async function sendWords(
  postId: string,
  locale: Locale,
  words: PostWords,
  version: number,
  { byHand = false, note, source_revision }: SaveOptions,
): Promise<SaveOutcome> {
  const body = { ...words, version, autosave: !byHand, ...(note ? { note } : {}), ...(source_revision ? { source_revision } : {}) };
  try {
    const signal = AbortSignal.timeout(answerMs);
    const { data } = await sendCall<typeof savePost>("savePost", { params: { id: postId, locale }, body }, { signal });
    return { saved: data };
  } catch (error) {
    if (error instanceof CallFailed && error.status === 409 && error.data) return { newer: error.data as StaffPost };
    if (error instanceof CallFailed && error.status === 422) return { refused: { message: error.message, errors: error.fields } };
    if (!navigator.onLine) return { failed: "offline" };
    const status = error instanceof CallFailed ? error.status : 0;
    return { failed: status === 401 ? "signed-out" : status === 404 ? "deleted" : "unanswered" };
  }
}
