// Figures of the colocation page: printed by both languages and read by the rack configurator and the power drawing.
export const colocationSite = {
  upsTopology: "2N",
  generators: "N+1",
  fuelHours: 24,
  utilityFeeds: 2,
  generatorSeconds: 15,
  batteryMinutes: 10,
  inletC: { min: 18, max: 27 },
  humidity: { min: 40, max: 60 },
  pueTarget: 1.4,
  batteryPollSeconds: 10,
  crossConnectBusinessDays: 1,
  cctvDays: 90,
  temperatureBreachMinutes: 30,
  partialBusinessDays: 3,
  fullBusinessDays: 5,
  cageWeeks: { from: 4, to: 6 },
  cageFromRacks: 4,
  remoteHandsFreeMinutes: 30,
  olderRackKw: { from: 2.2, to: 2.3 },
  voltage: 220,
} as const;

/** Continuous load stays at or under this share of the breaker's rating. */
export const breakerShare = 0.8;
/** Typical power factor of server supplies; turns measured watts into the volt-amperes a breaker sees. */
export const powerFactor = 0.95;

export type Breaker = { amps: number; volts: number; phases: 1 | 3 };

/** What each plan is wired with. 6.6 kW is the standard rack with extra kilowatts on a larger breaker. */
export const breakers = {
  "1u": { amps: 10, volts: 220, phases: 1 },
  quarter: { amps: 10, volts: 220, phases: 1 },
  half: { amps: 16, volts: 220, phases: 1 },
  full: { amps: 20, volts: 220, phases: 1 },
  boosted: { amps: 40, volts: 220, phases: 1 },
  dense: { amps: 20, volts: 380, phases: 3 },
} as const satisfies Record<string, Breaker>;
