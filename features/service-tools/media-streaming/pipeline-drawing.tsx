import { stageIds } from "#content/figures/media-streaming.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import type { Point } from "#ui/diagrams/route-path.ts";
import type { PipelineWords } from "./pipeline-words.ts";
import type { StreamDelay } from "./stream-delay.ts";

/** The middle of each stage's column, six across the sheet. */
const column = (index: number) => 600 * ((index + 0.5) / stageIds.length);
const y = 92;
const viewers: readonly number[] = [34, 72, 112, 150];

const venue: Point = [column(0), y];
const ingest: readonly Point[] = [
  [column(1), y - 38],
  [column(1), y + 38],
];
const transcode: Point = [column(2), y];
const packager: Point = [column(3), y];
const edge: Point = [column(4), y];

/** From the venue over two ingest cities to many screens. Names and seconds stand in the list below, column by column. */
export function PipelineDrawing({ words, delay }: { words: PipelineWords; delay: StreamDelay }) {
  const told = delay.stages.map((stage) => `${words.stages[stage.id].name} ${stage.seconds} s`).join(", ");
  return (
    <Diagram title={words.chartTitle} description={`${words.chartDescription} ${told}.`} viewBox="0 0 600 186">
      {ingest.map((place, index) => (
        <g key={place[1]}>
          <RouteLine from={venue} to={place} state={index === 0 ? "on" : "backup"} traffic={index === 0 ? "forward" : undefined} />
          <RouteLine from={place} to={transcode} state={index === 0 ? "on" : "backup"} traffic={index === 0 ? "forward" : undefined} />
        </g>
      ))}
      <RouteLine from={transcode} to={packager} traffic="forward" />
      <RouteLine from={packager} to={edge} traffic="forward" />
      {viewers.map((viewer) => (
        <RouteLine key={viewer} from={edge} to={[column(5), viewer]} traffic="forward" width={1.4} />
      ))}
      <Place x={venue[0]} y={venue[1]} kind="office" />
      {ingest.map((place, index) => (
        <Place key={place[1]} x={place[0]} y={place[1]} kind="router" state={index === 0 ? "on" : "backup"} />
      ))}
      <Place x={transcode[0]} y={transcode[1]} kind="server" />
      <Place x={packager[0]} y={packager[1]} kind="disk" />
      <Place x={edge[0]} y={edge[1]} kind="city" state="key" scale={1.4} />
      {viewers.map((viewer) => (
        <Place key={viewer} x={column(5)} y={viewer} kind="user" scale={0.8} />
      ))}
    </Diagram>
  );
}
