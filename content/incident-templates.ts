// Beginnings for those who write an incident in a hurry. What is in [brackets] has to be filled in by hand.
import { facts } from "./facts.ts";
import type { Locale } from "./locales.ts";

type Text = Record<Locale, string>;
export type IncidentTemplate = {
  id: string;
  kind: "incident" | "maintenance";
  severity: "minor" | "major" | "critical" | null;
  title: Text;
  body: Text;
};

export const incidentTemplates: readonly IncidentTemplate[] = [
  {
    id: "packet-loss",
    kind: "incident",
    severity: "minor",
    title: { en: "Packet loss at [place]", ko: "[장소] 패킷 손실" },
    body: {
      en: "Since [time] KST some connections through [place] lose packets. Traffic is being moved to other routes.",
      ko: "[시각] KST부터 [장소]를 지나는 일부 연결에서 패킷 손실이 발생하고 있습니다. 다른 경로로 트래픽을 옮기고 있습니다.",
    },
  },
  {
    id: "unreachable",
    kind: "incident",
    severity: "major",
    title: { en: "[Service] not reachable at [place]", ko: "[장소] [서비스] 접속 불가" },
    body: {
      en: "Since [time] KST [service] at [place] cannot be reached. Engineers are at work; the next update follows within 30 minutes.",
      ko: "[시각] KST부터 [장소]의 [서비스]에 접속할 수 없습니다. 엔지니어가 복구 중이며 30분 안에 다음 소식을 알려 드립니다.",
    },
  },
  {
    id: "power",
    kind: "incident",
    severity: "critical",
    title: { en: "Power failure at [place]", ko: "[장소] 전원 장애" },
    body: {
      en: "One power feed at [place] failed at [time] KST. Equipment with two feeds keeps running; equipment with one feed may be off.",
      ko: "[시각] KST에 [장소]의 전원 한 계통이 끊겼습니다. 이중 전원 장비는 정상이며 단일 전원 장비는 꺼졌을 수 있습니다.",
    },
  },
  {
    id: "network-work",
    kind: "maintenance",
    severity: null,
    title: { en: "Router update at [place]", ko: "[장소] 라우터 업데이트" },
    body: {
      en: "Routers at [place] are updated one after the other. Expect up to [number] seconds without a connection per port.",
      ko: "[장소]의 라우터를 한 대씩 업데이트합니다. 포트마다 최대 [숫자]초 동안 연결이 끊길 수 있습니다.",
    },
  },
  {
    id: "power-work",
    kind: "maintenance",
    severity: null,
    title: { en: "Power maintenance at [place]", ko: "[장소] 전원 설비 점검" },
    body: {
      en: "Power feed [A/B] at [place] is switched off for work. Equipment with two feeds keeps running.",
      ko: "[장소]의 [A/B] 전원 계통을 끄고 점검합니다. 이중 전원 장비는 계속 동작합니다.",
    },
  },
];

/** What is usually said at each stage. */
export const stageTexts: Readonly<Record<string, Text>> = {
  investigating: {
    en: "We are looking for the cause. The next update follows within 30 minutes.",
    ko: "원인을 확인하고 있습니다. 30분 안에 다음 소식을 알려 드립니다.",
  },
  identified: {
    en: "The cause is found: [cause]. The repair is under way and expected by [time] KST.",
    ko: "원인을 확인했습니다: [원인]. [시각] KST까지 복구할 예정입니다.",
  },
  monitoring: {
    en: "Service is back. We are watching it before we call it resolved.",
    ko: "서비스가 복구되었습니다. 안정될 때까지 지켜보고 있습니다.",
  },
  resolved: {
    en: `This incident is resolved. A report follows within ${facts.postMortemBusinessDays} business days.`,
    ko: `장애가 해결되었습니다. ${facts.postMortemBusinessDays}영업일 안에 장애 보고서를 공개합니다.`,
  },
  // A report is promised for major incidents only (SLA, section 8).
  resolved_minor: { en: "This incident is resolved.", ko: "장애가 해결되었습니다." },
  in_progress: { en: "The maintenance has begun.", ko: "점검을 시작했습니다." },
  done: { en: "The maintenance is done. All services are normal.", ko: "점검을 마쳤습니다. 모든 서비스가 정상입니다." },
  scheduled: { en: "The plan has changed: [what].", ko: "점검 계획이 바뀌었습니다: [내용]." },
};
