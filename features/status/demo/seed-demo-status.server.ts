// Two entries that ended weeks ago and say in their titles that they are samples, so that the demo's ribbons and history have something on them.
import { gt, inArray } from "drizzle-orm";
import { incidentComponents, incidents, incidentUpdates, statusRecord } from "#db/schema/status.ts";
import type { Db } from "#platform/db/database.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

type Told = { after: number; stage: typeof incidentUpdates.$inferInsert.stage; en: string; ko: string };
type Sample = Omit<typeof incidents.$inferInsert, "startsAt" | "endsAt" | "affects"> & {
  daysAgo: number;
  minutes: number;
  touched: { service: string; place: string }[];
  told: Told[];
};

const samples: readonly Sample[] = [
  {
    id: "demo-incident-packet-loss",
    kind: "incident",
    severity: "minor",
    title: { en: "Sample: packet loss in Busan", ko: "예시: 부산 패킷 손실" },
    body: { en: "Sample entry of the demo; it did not happen.", ko: "데모용 예시이며 실제로 발생한 장애가 아닙니다." },
    daysAgo: 23,
    minutes: 47,
    touched: [
      { service: "internet-connectivity", place: "PUS1" },
      { service: "colocation", place: "PUS1" },
    ],
    told: [
      {
        after: 6,
        stage: "identified",
        en: "A line card loses packets. Traffic moves to the second router.",
        ko: "라인 카드에서 패킷이 손실됩니다. 두 번째 라우터로 트래픽을 옮기고 있습니다.",
      },
      {
        after: 18,
        stage: "monitoring",
        en: "Loss is back to zero. The card is replaced tonight.",
        ko: "손실이 사라졌습니다. 오늘 밤 카드를 교체합니다.",
      },
      {
        after: 47,
        stage: "resolved",
        en: "The card is replaced and carries traffic again.",
        ko: "카드를 교체했고 트래픽이 다시 정상으로 흐릅니다.",
      },
    ],
  },
  {
    id: "demo-maintenance-power",
    kind: "maintenance",
    title: { en: "Sample: power maintenance at ICN2", ko: "예시: ICN2 전원 설비 점검" },
    body: { en: "Sample entry of the demo; it did not happen.", ko: "데모용 예시이며 실제로 진행한 점검이 아닙니다." },
    daysAgo: 38,
    minutes: 120,
    touched: [{ service: "colocation", place: "ICN2" }],
    told: [{ after: 120, stage: "done", en: "Both feeds are on again.", ko: "두 계통 모두 다시 켰습니다." }],
  },
];

export async function seedDemoStatus(db: Db, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { daysAgo, minutes, touched, told, ...sample } of samples) {
      // 11 in the morning in Korea.
      const day = Math.floor((now.getTime() - daysAgo * dayMs) / dayMs) * dayMs;
      const startsAt = new Date(day + 2 * 60 * minuteMs);
      const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
      const affects = [...new Set(touched.map(({ place }) => place))];
      const made = await tx
        .insert(incidents)
        .values({ ...sample, affects, startsAt, endsAt, createdAt: startsAt })
        .onConflictDoNothing()
        .returning({ id: incidents.id });
      if (made.length === 0) continue;
      await tx.insert(incidentComponents).values(touched.map((pair) => ({ incidentId: sample.id, ...pair })));
      await tx.insert(incidentUpdates).values(
        told.map(({ after, stage, en, ko }, index) => {
          const at = new Date(startsAt.getTime() + after * minuteMs);
          return { id: `${sample.id}-${index}`, incidentId: sample.id, stage, text: { en, ko }, at };
        }),
      );
    }
    const began = new Date(now.getTime() - 120 * dayMs);
    await tx.update(statusRecord).set({ beganAt: began }).where(gt(statusRecord.beganAt, began));
  });
}

/** With anything real the samples go, and the record begins today. */
export async function removeDemoStatus(db: Db): Promise<void> {
  const ids = samples.map(({ id }) => id);
  const gone = await db.delete(incidents).where(inArray(incidents.id, ids)).returning({ id: incidents.id });
  if (gone.length > 0) await db.update(statusRecord).set({ beganAt: new Date() });
}
