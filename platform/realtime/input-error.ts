/** What a caller of the gateway got wrong, with the HTTP status that says so. */
export class RealtimeInputError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "RealtimeInputError";
    this.status = status;
  }
}
