// A field for formatted text. On the server, before the editor has loaded, and wherever it cannot load, it is a plain textarea of the
// same name; actions read either with readRichText().
import "#ui/styles/rich-text.css";
import "#ui/styles/rich-text-editor.css";
import { type ComponentType, useEffect, useImperativeHandle, useRef, useState } from "react";
import { describedBy as describedByIds, FieldFrame, fieldId } from "#ui/field-frame.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { EditorSurfaceProps } from "./editor-surface.tsx";
import { fromPlainText, toPlainText } from "./plain-text.ts";
import type { RichText } from "./rich-text.ts";
import type { RichTextEditorProps, RichTextHandle } from "./rich-text-props.ts";

type Loaded = { Surface: ComponentType<EditorSurfaceProps>; start: RichText; takeFocus: boolean };

/** Once it has been fetched, the next field is an editor from its first drawing. */
let fetched: Loaded["Surface"] | null = null;

export function RichTextEditor(props: RichTextEditorProps) {
  const { name, label, hideLabel, hint, error, optional, defaultValue, value, ...rest } = props;
  const id = fieldId(name, props.id);
  const describedBy = [rest.describedBy, describedByIds(id, { hint, error })].filter(Boolean).join(" ") || undefined;
  const invalid = rest.invalid || Boolean(error);
  const first = useRef(value ?? defaultValue ?? "");
  const area = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState<Loaded | null>(() =>
    hydrated && fetched ? { Surface: fetched, start: asDoc(first.current), takeFocus: false } : null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (loaded) return;
    let left = false;
    void import("./editor-surface.tsx").then(
      async ({ EditorSurface }) => {
        fetched = EditorSurface;
        await composed(area.current);
        const node = area.current;
        if (left || !node) return;
        const untouched = node.value === plain(first.current);
        const start = untouched && typeof first.current !== "string" ? first.current : fromPlainText(node.value);
        setLoaded({ Surface: EditorSurface, start, takeFocus: document.activeElement === node });
      },
      // The textarea does its work as it is.
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);

  return (
    <FieldFrame
      id={id}
      label={hideLabel ? <span className="vh">{label}</span> : label}
      {...{ hint, error, optional }}
      className="rich-field"
    >
      {loaded ? (
        <loaded.Surface {...rest} {...{ id, name, label, value, invalid, describedBy }} start={loaded.start} takeFocus={loaded.takeFocus} />
      ) : (
        <PlainField {...rest} {...{ id, name, area, invalid, describedBy }} text={plain(first.current)} />
      )}
    </FieldFrame>
  );
}

type PlainFieldProps = Omit<RichTextEditorProps, "label"> & { id: string; area: React.RefObject<HTMLTextAreaElement | null>; text: string };

function PlainField({ id, name, area, text, placeholder, minRows = 5, invalid, describedBy, foot, handle, onChange }: PlainFieldProps) {
  useImperativeHandle(
    handle,
    (): RichTextHandle => ({
      focus: () => area.current?.focus(),
      clear: () => write(area.current, () => ""),
      set: (content) => write(area.current, () => plain(content)),
      insert: (content) => write(area.current, (before) => [before, plain(content)].filter(Boolean).join("\n\n")),
      insertImage: () => {},
      read: () => fromPlainText(area.current?.value ?? ""),
    }),
    [area],
  );
  return (
    <div className="rich-box" data-invalid={invalid || undefined}>
      <textarea
        ref={area}
        id={id}
        name={name}
        className="rich-plain"
        rows={minRows + 2}
        defaultValue={text}
        placeholder={placeholder}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onCompositionStart={(event) => {
          event.currentTarget.dataset.composing = "";
        }}
        onCompositionEnd={(event) => {
          delete event.currentTarget.dataset.composing;
        }}
        onInput={onChange ? (event) => onChange(fromPlainText(event.currentTarget.value)) : undefined}
      />
      {foot ? <div className="rich-foot">{foot}</div> : null}
    </div>
  );
}

function asDoc(content: RichText | string): RichText {
  return typeof content === "string" ? fromPlainText(content) : content;
}

function plain(content: RichText | string): string {
  return typeof content === "string" ? content : toPlainText(content);
}

function write(area: HTMLTextAreaElement | null, change: (before: string) => string) {
  if (area) area.value = change(area.value);
}

/** The editor takes the textarea's place between two syllables, not within one. */
async function composed(area: HTMLTextAreaElement | null): Promise<void> {
  if (!area || area.dataset.composing === undefined) return;
  await new Promise((resolve) => area.addEventListener("compositionend", () => setTimeout(resolve), { once: true }));
}
