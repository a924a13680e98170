// The five storage classes as data: the decision tool, the tables and both languages read them here.
export const storageClassIds = ["blockNvme", "blockSsd", "file", "objectStandard", "objectArchive"] as const;
export type StorageClassId = (typeof storageClassIds)[number];

/** How the data is reached: by one machine as a disk, by many as a folder, or over HTTP. */
export type Access = "one" | "many" | "http";

export type StorageClass = {
  id: StorageClassId;
  access: Access;
  /** Milliseconds until the first byte, upper end of the target. */
  waitMs: number;
};

const hourMs = 3_600_000;

export const storageClasses: readonly StorageClass[] = [
  { id: "blockNvme", access: "one", waitMs: 1 },
  { id: "blockSsd", access: "one", waitMs: 3 },
  { id: "file", access: "many", waitMs: 5 },
  { id: "objectStandard", access: "http", waitMs: 50 },
  { id: "objectArchive", access: "http", waitMs: 12 * hourMs },
];

export const storageFigures = {
  iops: [3_000, 30_000],
  durability: "99.999999999%",
  archiveHours: [1, 12],
  archiveMinimumDays: 90,
  replicationMinutes: 15,
  snapshotHours: 1,
  multipartTb: 5,
  requestsPerSecond: 3_500,
} as const;
