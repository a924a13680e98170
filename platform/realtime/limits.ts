/** Every number the gateway enforces, in one place. Sizes are bytes, times milliseconds. */
export type Limits = {
  connections: number;
  connectionsPerAddress: number;
  connectionsPerOwner: number;
  /** New connections one address may open: a burst, refilled at this rate per second. */
  openBurst: number;
  openPerSecond: number;
  /** Larger WebSocket messages end the connection with 1009. */
  frameBytes: number;
  frameBurst: number;
  framesPerSecond: number;
  eventBytes: number;
  clientEventsPerSecond: number;
  channelsPerConnection: number;
  channelsPerPublish: number;
  eventsPerBatch: number;
  presenceMembers: number;
  memberInfoBytes: number;
  /** Unsent bytes after which a reader counts as stuck. */
  bufferBytes: number;
  /** Deliveries per turn of the event loop before the rest waits for the next turn. */
  fanOutSlice: number;
  activityTimeoutSeconds: number;
  /** Silence after which the server asks for a sign of life, and how long it then waits. */
  silenceMs: number;
  pongMs: number;
  /** How long a socket may stay without any channel: nobody has vouched for it. Longer than a page lingers between two subscriptions. */
  unsubscribedMs: number;
  /** How long a peer may take to finish the closing handshake. */
  closeMs: number;
  heartbeatMs: number;
  replicaDeadMs: number;
};

export const defaultLimits: Limits = {
  connections: 5_000,
  connectionsPerAddress: 200,
  connectionsPerOwner: 20,
  openBurst: 200,
  openPerSecond: 20,
  frameBytes: 16 * 1024,
  frameBurst: 200,
  framesPerSecond: 20,
  eventBytes: 10 * 1024,
  clientEventsPerSecond: 10,
  channelsPerConnection: 100,
  channelsPerPublish: 100,
  eventsPerBatch: 10,
  presenceMembers: 100,
  memberInfoBytes: 1024,
  bufferBytes: 1024 * 1024,
  fanOutSlice: 500,
  activityTimeoutSeconds: 30,
  silenceMs: 60_000,
  pongMs: 30_000,
  unsubscribedMs: 30_000,
  closeMs: 5_000,
  heartbeatMs: 10_000,
  replicaDeadMs: 30_000,
};
