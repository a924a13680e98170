// Pictures that were pasted or dropped: they go up at once and stand where they were put. Their words are asked for in the text, and
// nothing is published without them.
import { Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import { pictureTypes, uploadPicture } from "./upload-picture.ts";

type Mark = { begun: { id: object; at: number; drawn: HTMLElement } } | { ended: object };
const key = new PluginKey<DecorationSet>("placed-pictures");

/** While a picture is under way its progress stands in its place; it is no part of the text. */
export const PlacedPictures = Extension.create({
  name: "placedPictures",
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(tr, set) {
            const moved = set.map(tr.mapping, tr.doc);
            const mark = tr.getMeta(key) as Mark | undefined;
            if (!mark) return moved;
            if ("ended" in mark) return moved.remove(moved.find(undefined, undefined, ({ id }) => id === mark.ended));
            const { id, at, drawn } = mark.begun;
            return moved.add(tr.doc, [Decoration.widget(at, drawn, { id, side: -1 })]);
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

const fresh = new Set<string>();
/** Whether this picture was put in a moment ago by somebody who has typed nothing since: its words are wanted next. */
export function wantsWords(src: string): boolean {
  return fresh.delete(src);
}

export function picturesIn(list: FileList | undefined): File[] {
  return [...(list ?? [])].filter(({ type }) => (pictureTypes as readonly string[]).includes(type));
}

export type Place = { postId: string; lang: Locale };

/** One after the other, in their order; answers what went wrong. */
export async function placePictures(view: EditorView, { postId, lang }: Place, files: readonly File[], at: number): Promise<string[]> {
  const asked = view.state.doc;
  const waiting = files.map((file) => ({ file, ...begin(view, file.name, at) }));
  const wrong: string[] = [];
  for (const { file, id, bar } of waiting) {
    const onShare = (share: number) => {
      bar.value = share;
    };
    const answer = await uploadPicture({ postId, file, alt: "", lang, onShare }).done;
    if (view.isDestroyed) return wrong;
    const place = key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;
    const { tr, schema, doc } = view.state;
    const figure = schema.nodes.figure;
    if ("wrong" in answer) wrong.push(`${file.name}: ${answer.wrong}`);
    else if (place !== undefined && figure) {
      if (doc.eq(asked)) fresh.add(answer.image.src);
      tr.replaceRangeWith(place, place, figure.create({ ...answer.image, caption: "" }));
    }
    view.dispatch(tr.setMeta(key, { ended: id } satisfies Mark));
  }
  return wrong;
}

function begin(view: EditorView, name: string, at: number): { id: object; bar: HTMLProgressElement } {
  const id = {};
  const drawn = document.createElement("span");
  const bar = document.createElement("progress");
  drawn.className = "editor-placed";
  bar.max = 1;
  bar.setAttribute("aria-label", `${m.post_edit_image_sending()} ${name}`);
  drawn.append(bar, ` ${name}`);
  view.dispatch(view.state.tr.setMeta(key, { begun: { id, at, drawn } } satisfies Mark).setMeta("addToHistory", false));
  return { id, bar };
}
