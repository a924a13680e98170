// The weeks of a migration, from the number of servers. Weeks count from 1, both ends included.
import { migrationFigures as m } from "#content/figures/cloud-migration.ts";

export type StageKind = "discovery" | "landing" | "pilot" | "wave" | "rollback" | "hypercare";
export type Stage = { id: string; kind: StageKind; number?: number; from: number; to: number; gate: boolean };
export type MigrationPlan = { stages: readonly Stage[]; weeks: number; waves: number };

function discoveryWeeks(servers: number): number {
  if (servers <= 40) return m.discoveryWeeks[0];
  return servers <= 120 ? 3 : m.discoveryWeeks[1];
}

export function waveCount(servers: number): number {
  return Math.max(0, Math.ceil((servers - m.pilotServers) / m.typicalWave));
}

export function migrationPlan(servers: number): MigrationPlan {
  const discovery = discoveryWeeks(servers);
  const waves = waveCount(servers);
  const pilot = discovery + 2;
  const lastMove = pilot + waves;
  const careWeeks = Math.round(m.hypercareDays / 7);
  const rollbackWeeks = Math.ceil(m.rollbackDays[1] / 7);
  const stages: Stage[] = [
    { id: "discovery", kind: "discovery", from: 1, to: discovery, gate: true },
    // Networks are built while the last applications are still being decided upon.
    { id: "landing", kind: "landing", from: discovery, to: discovery + 1, gate: false },
    { id: "pilot", kind: "pilot", from: pilot, to: pilot, gate: true },
  ];
  for (let wave = 1; wave <= waves; wave++)
    stages.push({ id: `wave-${wave}`, kind: "wave", number: wave, from: pilot + wave, to: pilot + wave, gate: true });
  stages.push({ id: "rollback", kind: "rollback", from: pilot + Math.min(1, waves), to: lastMove + rollbackWeeks, gate: false });
  stages.push({ id: "hypercare", kind: "hypercare", from: lastMove + 1, to: lastMove + careWeeks, gate: false });
  return { stages, weeks: lastMove + careWeeks, waves };
}
