import "./spec-sheet.css";
import type { Spec } from "#content/model.ts";
import { Section, SectionHead, type Tone } from "../section.tsx";
import { SpecTables, SpecUpdated } from "./spec-parts.still.tsx";
import { specAsCsv, specAsText } from "./spec-text.ts";
import { SpecTools } from "./spec-tools.tsx";

export function SpecSheet({ words, tone }: { words: Spec; tone?: Tone }) {
  const updated = <SpecUpdated date={words.updated} />;
  const tools = <SpecTools text={() => specAsText(words.groups)} csv={() => specAsCsv(words.groups)} fileName={`spec-${words.updated}`} />;
  return (
    <Section id="spec" tone={tone}>
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={updated} aside={tools} />
      <SpecTables groups={words.groups} />
    </Section>
  );
}
