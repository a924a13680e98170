import { facts } from "#content/facts.ts";
import type { Locale } from "#content/locales.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { Zone } from "#ui/diagrams/zone.tsx";
import { failoverPlans, type Shape } from "./failover-geometry.ts";
import type { FailoverPicture } from "./failover-state.ts";

type DrawingWords = {
  title: string;
  description: string;
  application: string;
  endpoint: string;
  primary: string;
  standby: string;
  promoted: string;
  replica: string;
  witness: string;
  sync: string;
  async: string;
  vote: string;
};

type FailoverDrawingProps = { words: DrawingWords; picture: FailoverPicture; locale: Locale };

const siteNames = {
  en: { icn1: "ICN1 Seoul", icn2: "ICN2 Anyang", pus1: "PUS1 Busan" },
  ko: { icn1: "ICN1 서울", icn2: "ICN2 안양", pus1: "PUS1 부산" },
};

function Sheet({ shape, words, picture, locale }: FailoverDrawingProps & { shape: Shape }) {
  const plan = failoverPlans[shape];
  const wide = shape === "wide";
  const names = siteNames[locale];
  const { icn1ToIcn2Km, icn1ToPus1Km } = facts.distances;
  const source = picture.promoted ? plan.standby : plan.primary;
  const running = (state: string) => (state === "on" ? ("forward" as const) : undefined);
  return (
    <>
      <Zone {...plan.sites.icn1} title={wide ? names.icn1 : undefined} tone="land" />
      <Zone {...plan.sites.icn2} title={wide ? names.icn2 : undefined} tone="land" />
      <Zone {...plan.sites.pus1} title={names.pus1} sub={`${icn1ToPus1Km} km`} tone="land" />
      <RouteLine from={plan.primary} to={plan.witness} state={picture.votes.primary} bend={wide ? 0.05 : 0} />
      <RouteLine from={plan.standby} to={plan.witness} state={picture.votes.standby} bend={wide ? -0.05 : 0} />
      <RouteLine
        from={source}
        to={plan.replica}
        state={picture.promoted ? "on" : picture.async}
        traffic={running(picture.promoted ? "on" : picture.async)}
        label={wide ? words.async : undefined}
      />
      <RouteLine
        from={plan.primary}
        to={plan.standby}
        state={picture.sync}
        traffic={running(picture.sync)}
        width={3}
        label={wide ? `${words.sync}, ${icn1ToIcn2Km} km` : `${icn1ToIcn2Km} km`}
      />
      <RouteLine from={plan.application} to={plan.endpoint} state="on" traffic="forward" />
      <RouteLine from={plan.endpoint} to={plan.primary} state={picture.toPrimary} traffic={running(picture.toPrimary)} width={3} />
      <RouteLine from={plan.endpoint} to={plan.standby} state={picture.toStandby} traffic={running(picture.toStandby)} width={3} />
      <Place
        x={plan.application[0]}
        y={plan.application[1]}
        kind="user"
        label={words.application}
        scale={1.2}
        side={wide ? "below" : "right"}
      />
      <Place x={plan.endpoint[0]} y={plan.endpoint[1]} kind="lb" label={words.endpoint} scale={1.1} side={wide ? "below" : "right"} />
      <Place
        x={plan.primary[0]}
        y={plan.primary[1]}
        kind="db"
        label={words.primary}
        sub={wide ? undefined : names.icn1}
        state={picture.primary}
        scale={1.2}
        side="above"
        shift={wide ? 0 : -24}
      />
      <Place
        x={plan.standby[0]}
        y={plan.standby[1]}
        kind="db"
        label={picture.promoted ? words.promoted : words.standby}
        sub={wide ? undefined : names.icn2}
        state={picture.standby}
        scale={1.2}
        side={wide ? "below" : "above"}
        shift={wide ? 0 : 24}
      />
      <Place
        x={plan.replica[0]}
        y={plan.replica[1]}
        kind="db"
        label={words.replica}
        state={picture.replica}
        side={wide ? "right" : "below"}
      />
      <Place
        x={plan.witness[0]}
        y={plan.witness[1]}
        kind="router"
        label={words.witness}
        sub={wide ? words.vote : undefined}
        side={wide ? "right" : "below"}
      />
    </>
  );
}

export function FailoverDrawing(props: FailoverDrawingProps) {
  return (
    <Diagram
      title={props.words.title}
      description={props.words.description}
      viewBox="0 0 1180 420"
      tall={{ viewBox: "0 0 344 478", children: <Sheet {...props} shape="tall" /> }}
    >
      <Sheet {...props} shape="wide" />
    </Diagram>
  );
}
