// How a diagram is written, beside the diagram: every statement with an example. The lists are those the reader of the text goes by.
import { labelSides, lineStates, placeKinds } from "#features/blog/rules/diagram-text.ts";
import { m } from "#platform/paraglide/messages.js";

const statements: readonly [string, () => string][] = [
  ['title "Seoul to Tokyo"', m.post_drawing_title],
  ['describe "One line of 1 200 km"', m.post_drawing_describe],
  ["size 880 240", m.post_drawing_size],
  ['place a server 120 120 "A" "10.0.0.1"', () => m.post_drawing_place({ kinds: placeKinds.join(", ") })],
  ['line a b on "28 ms"', () => m.post_drawing_line({ states: lineStates.join(", ") })],
  ['zone 60 40 300 160 "Seoul"', m.post_drawing_zone],
  ['callout 440 60 "28" "ms" "there and back"', m.post_drawing_callout],
  ["tall 360 520", m.post_drawing_tall],
  ["at a 180 80 right", () => m.post_drawing_at({ sides: labelSides.join(", ") })],
  ["# …", m.post_drawing_remark],
];

export function DrawingHelp() {
  return (
    <details className="editor-drawing-help">
      <summary>{m.post_drawing_help()}</summary>
      <p>{m.post_drawing_text()}</p>
      <dl>
        {statements.map(([example, words]) => (
          <div key={example}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{words()}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
