import type { ReactNode } from "react";
import type { Locale } from "#content/locales.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge, CountBadge } from "#ui/badge.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { LiveDot, TypingDots } from "#ui/live-dot.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { SignalBars } from "#ui/signal-bars.tsx";
import { Skeleton, SkeletonRegion } from "#ui/skeleton.tsx";
import { StatusIcon, type StatusShape } from "#ui/status-icon.tsx";
import type { GalleryWords } from "./gallery-words.ts";

const shapes: StatusShape[] = ["ring", "dashed", "half", "back", "pause", "done", "dot"];
const now = "2026-11-12T14:28:00+09:00";

export function GalleryMarks({ words, locale }: { words: GalleryWords; locale: Locale }) {
  return (
    <div className="stack stack-wide">
      <Row>
        {shapes.map((shape, index) => (
          <span className="with-icon" key={shape}>
            <StatusIcon shape={shape} />
            {words.statuses[index]}
          </span>
        ))}
      </Row>
      <Row>
        {([1, 2, 3, 4] as const).map((level) => (
          <span className="with-icon" key={level}>
            <SignalBars level={level} alarm={level === 4} />
            {words.priorities[level - 1]}
          </span>
        ))}
      </Row>
      <Row>
        {(["plain", "ink", "jade", "sea", "soon", "late"] as const).map((tone, index) => (
          <Badge tone={tone} key={tone}>
            {words.statuses[index]}
          </Badge>
        ))}
        <CountBadge count={2} label="2" />
        <CountBadge count={120} label="120" />
        <Kbd keys={["⌘", "K"]} />
        <Kbd keys="/" />
      </Row>
      <Row>
        <Avatar name="Kim Seoyeon" size="small" />
        <Avatar name="김서연" />
        <Avatar name="Park Dohyun" kind="staff" presence={{ state: "online", label: words.online }} />
        <Avatar name="오지훈" kind="staff" size="large" presence={{ state: "away", label: words.away }} />
        <LiveDot state="live">{words.live}</LiveDot>
        <LiveDot state="connecting">{words.connecting}</LiveDot>
        <LiveDot state="off">{words.off}</LiveDot>
        <span className="with-icon">
          {words.writing} <TypingDots />
        </span>
      </Row>
      <Row>
        {["2026-11-12T14:16:00+09:00", "2026-11-11T16:05:00+09:00", "2026-11-03T09:00:00+09:00"].map((at) => (
          <RelativeTime key={at} at={at} now={now} locale={locale} />
        ))}
      </Row>
      <div className="stack">
        <ProgressBar label={words.answerTime} value={0.2} />
        <ProgressBar label={words.answerTime} value={0.45} tone="jade" segments={4} />
        <ProgressBar label={words.answerTime} value={0.8} tone="soon" segments={4} />
        <ProgressBar label={words.answerTime} value={1} tone="late" segments={4} />
        <ProgressBar label={words.answerTime} tone="jade" />
      </div>
      <SkeletonRegion label={words.loading}>
        <div className="stack">
          <Skeleton width="75%" />
          <Skeleton />
          <Skeleton width="50%" />
        </div>
      </SkeletonRegion>
    </div>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="cluster">{children}</div>;
}
