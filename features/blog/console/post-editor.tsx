// The writer's desk of one post: both languages beside each other, publishing and history at the side.
import "#ui/console/console-frame.css";
import "#ui/styles/fields.css";
import "./post-editor-page.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigation, useRevalidator, useSubmit } from "react-router";
import { defaultLocale, type Locale, locales, otherLocale } from "#content/locales.ts";
import { olderBlocks } from "#features/blog/rules/block-changes.ts";
import { postChannel } from "#features/blog/rules/post-channel.ts";
import type { PostEvent, PostPreview } from "#features/blog/rules/post-previews.contract.ts";
import type { PostWriter, RevisionCard, RevisionView, SaveAnswer, StaffPost, StaffVersion } from "#features/blog/rules/staff-post-views.ts";
import { useLive } from "#features/realtime/use-live.ts";
import { m } from "#platform/paraglide/messages.js";
import { BeginLanguage } from "./begin-language.tsx";
import { PostColumn } from "./post-column.tsx";
import { languageNames } from "./post-editor-words.ts";
import type { PostOutcome } from "./post-outcome.ts";
import { PostSide } from "./post-side.tsx";
import { useScrollTogether } from "./scroll-together.ts";
import { type EditedVersion, usePostVersion } from "./use-post-version.ts";

/** Posts are written in the first language and translated into the one after it. */
const translationLocale = otherLocale(defaultLocale);

type PostEditorProps = {
  post: StaffPost;
  revisions: Partial<Record<Locale, RevisionCard[]>>;
  /** The English revision that the Korean text was made from, when it is not the newest. */
  source: RevisionView | null;
  previews: readonly PostPreview[];
  events: readonly PostEvent[];
  writers: readonly PostWriter[];
  /** The id of who looks at it. */
  me: string;
  outcome: PostOutcome | undefined;
};

export function PostEditor(props: PostEditorProps) {
  const { post, outcome } = props;
  const [epochs, setEpochs] = useState<Record<Locale, number>>({ en: 0, ko: 0 });
  const reload = (locale: Locale) => setEpochs((now) => ({ ...now, [locale]: now[locale] + 1 }));
  // An older revision was brought back: that column begins anew with it.
  const restored = outcome && "told" in outcome && outcome.intent === "restore" ? outcome : undefined;
  const handled = useRef<number>(undefined);
  // The outcome is told before the post is read again: the column waits for the text it begins with.
  const settled = useNavigation().state === "idle";
  useEffect(() => {
    if (!settled || !restored || handled.current === restored.at) return;
    handled.current = restored.at;
    reload(restored.locale);
  });
  // Theirs as it stands now, which may be newer than what the conflict showed: the column begins anew once that has been read and drawn.
  const { revalidate } = useRevalidator();
  const [taking, setTaking] = useState<{ locale: Locale; from: StaffPost } | null>(null);
  async function takeTheirs(locale: Locale) {
    await revalidate();
    setTaking({ locale, from: post });
  }
  useEffect(() => {
    if (!taking || taking.from === post) return;
    setTaking(null);
    reload(taking.locale);
  });
  const { en, ko } = post.versions;
  // Above the texts: a language that begins anew leaves the reader where they are.
  const [shown, onShow] = useState<Locale>(locales.find((locale) => post.versions[locale]) ?? defaultLocale);
  const [together, setTogether] = useState(true);
  const view = { shown, onShow, together, setTogether };
  return (
    <WithVersion key={`en${epochs.en}${en ? "" : "-"}`} post={post} version={en}>
      {(english) => (
        <WithVersion key={`ko${epochs.ko}${ko ? "" : "-"}`} post={post} version={ko}>
          {(korean) => <Console {...props} english={english} korean={korean} takeTheirs={takeTheirs} view={view} />}
        </WithVersion>
      )}
    </WithVersion>
  );
}

type WithVersionProps = { post: StaffPost; version: StaffVersion | undefined; children: (edited: EditedVersion | null) => React.ReactNode };

/** A language that is not there yet has no desk. */
function WithVersion({ post, version, children }: WithVersionProps) {
  return version ? (
    <OnConsole post={post} version={version}>
      {children}
    </OnConsole>
  ) : (
    children(null)
  );
}

function OnConsole({ post, version, children }: WithVersionProps & { version: StaffVersion }) {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onSaved = (_: SaveAnswer) => {
    refreshPreviews(post.id);
    // History and states at the side may lag a moment behind the keys.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), 1_200);
  };
  return children(usePostVersion(post, version, onSaved));
}

type ConsoleProps = PostEditorProps & {
  english: EditedVersion | null;
  korean: EditedVersion | null;
  takeTheirs: (locale: Locale) => Promise<void>;
  /** The language a narrow screen shows, and whether both columns scroll as one. */
  view: { shown: Locale; onShow: (locale: Locale) => void; together: boolean; setTogether: (on: boolean) => void };
};

function Console({ post, revisions, source, previews, events, writers, me, outcome, english, korean, takeTheirs, view }: ConsoleProps) {
  const { shown, onShow, together, setTogether } = view;
  const submit = useSubmit();
  const [englishBody, koreanBody] = [english?.words.body, korean?.words.body];
  const older = useMemo(() => {
    if (!source || !englishBody || !koreanBody) return { english: [], korean: [] };
    return olderBlocks(source.body, englishBody, koreanBody);
  }, [source, englishBody, koreanBody]);
  const page = useRef<HTMLDivElement>(null);
  useScrollTogether(page, together && english !== null && korean !== null);
  const [others, setOthers] = useState<string[]>([]);
  useLive(postChannel(post.id), {}, undefined, {
    onMembers: (members) =>
      setOthers(members.filter(({ id }) => id !== me).map(({ info }) => String((info as { name?: string } | undefined)?.name ?? ""))),
  });
  const behind = post.korean_older && korean !== null;

  async function stillRight() {
    // Closed by hand: what is written from now on is a revision of its own, and newer than the Korean.
    const closed = post.versions.en?.published_revision === english?.revision;
    const state = await english?.saver.flush({ byHand: !closed });
    if (state?.kind !== "saved" || !english) return;
    const source = { intent: "source", locale: translationLocale, source_revision: String(english.saver.revision()) };
    await submit(source, { method: "post", preventScrollReset: true });
  }

  const column = (locale: Locale, edited: EditedVersion | null) => {
    const version = post.versions[locale];
    if (!edited || !version)
      return <BeginLanguage key={locale} post={post} locale={locale} other={locale === defaultLocale ? korean : english} />;
    return (
      <PostColumn
        key={locale}
        post={post}
        version={version}
        edited={edited}
        older={locale === defaultLocale ? older.english : older.korean}
        behind={locale !== defaultLocale && behind}
        outcome={outcome}
        onStillRight={() => void stillRight()}
        onTakeTheirs={() => void takeTheirs(locale)}
      />
    );
  };
  return (
    <div className="draft staff-bleed" data-shown={shown} ref={page}>
      <h1 className="vh">{locales.map((locale) => post.versions[locale]?.title).find(Boolean) || m.post_editor_untitled()}</h1>
      <fieldset className="draft-tabs" aria-label={m.post_editor_languages()}>
        {locales.map((locale) => (
          <button key={locale} type="button" aria-pressed={shown === locale} onClick={() => onShow(locale)} lang={locale}>
            {languageNames[locale]}
          </button>
        ))}
      </fieldset>
      {column(defaultLocale, english)}
      {column(translationLocale, korean)}
      <PostSide
        post={post}
        revisions={revisions}
        previews={previews}
        events={events}
        writers={writers}
        outcome={outcome}
        desks={{ en: english, ko: korean }}
        shown={shown}
        onShow={onShow}
        others={others}
        together={english && korean ? { on: together, turn: setTogether } : null}
      />
    </div>
  );
}

/** Open previews of this post look again. */
function refreshPreviews(id: string): void {
  const channel = new BroadcastChannel(`post-preview:${id}`);
  channel.postMessage("saved");
  channel.close();
}
