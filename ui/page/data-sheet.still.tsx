import "./data-sheet.css";
import { Fragment, type ReactNode } from "react";
import type { Capabilities } from "#content/model.ts";
import { still } from "#ui/still.tsx";
import { FigureValue } from "./figure-value.tsx";
import { PhoneFolded } from "./folded.tsx";
import { Inline } from "./inline.tsx";
import { Section, SectionHead, type Tone } from "./section.tsx";

type DataSheetProps = {
  words: Capabilities;
  id?: string;
  /** rows: numbered lines with a glyph and a figure · grid: cells led by the figure · ledger: title and figure joined by a leader */
  variant?: "rows" | "grid" | "ledger";
  /** Small drawings, one per item in order (ui/diagrams/glyphs.tsx). */
  glyphs?: readonly ReactNode[];
  tone?: Tone;
};

type ItemProps = { item: Capabilities["items"][number]; index: number; glyph?: ReactNode };

function Value({ item }: { item: ItemProps["item"] }) {
  return (
    <div className="ds-value">
      <FigureValue value={item.figure.value} unit={item.figure.unit} />
      <span>{item.figure.label}</span>
    </div>
  );
}

function ItemNumber({ index }: { index: number }) {
  return (
    <span className="ds-number" aria-hidden="true">
      {String(index + 1).padStart(2, "0")}
    </span>
  );
}

function Row({ item, index, glyph }: ItemProps) {
  return (
    <li>
      <ItemNumber index={index} />
      <h3>{item.title}</h3>
      <PhoneFolded heading={item.title} className="ds-body">
        <p>
          <Inline text={item.body} />
        </p>
      </PhoneFolded>
      {glyph ? <div className="ds-glyph">{glyph}</div> : null}
      <Value item={item} />
    </li>
  );
}

function Cell({ item, index, glyph }: ItemProps) {
  return (
    <li>
      <div className="ds-top">
        <ItemNumber index={index} />
        {glyph ? <div className="ds-glyph">{glyph}</div> : null}
      </div>
      <h3>{item.title}</h3>
      <PhoneFolded heading={item.title} className="ds-body">
        <p>
          <Inline text={item.body} />
        </p>
      </PhoneFolded>
      <Value item={item} />
    </li>
  );
}

function Entry({ item, glyph }: ItemProps) {
  return (
    <li>
      <div className="ds-line">
        <h3>{item.title}</h3>
        <span className="ds-leader" aria-hidden="true" />
        <FigureValue value={item.figure.value} unit={item.figure.unit} />
      </div>
      <PhoneFolded heading={item.title} className="ds-body">
        <p>
          <Inline text={item.body} />
        </p>
      </PhoneFolded>
      <span className="ds-note">{item.figure.label}</span>
      {glyph ? <div className="ds-glyph">{glyph}</div> : null}
    </li>
  );
}

const shapes = { rows: Row, grid: Cell, ledger: Entry };

export const DataSheet = still("sheet", ({ words, id = "sheet", variant = "rows", glyphs, tone }: DataSheetProps) => {
  const Item = shapes[variant];
  const head = <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />;
  const list = (
    <ol className={`ds ds-${variant} ${glyphs ? "" : "ds-plain"}`} data-count={words.items.length}>
      {words.items.map((item, index) => (
        <Item key={item.title} item={item} index={index} glyph={glyphs?.[index]} />
      ))}
    </ol>
  );
  return (
    <Section id={id} tone={tone}>
      {variant === "ledger" ? (
        <div className="sec-aside columns">
          <div className="sec-aside-head">{head}</div>
          {list}
        </div>
      ) : (
        <Fragment>
          {head}
          {list}
        </Fragment>
      )}
    </Section>
  );
});
