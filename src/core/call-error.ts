/** An answer of the server that is not what was asked for: a refusal, or something nobody can read. */
export class CallError extends Error {
  constructor(
    message: string,
    /** Of HTTP. */
    readonly status: number,
    /** What the server has against it, as it came; see `refusalOf`. */
    readonly refusal: unknown = null,
  ) {
    super(message)
    this.name = 'CallError'
  }
}
