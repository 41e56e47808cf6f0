export type ResponseErrorCode = 'UNKNOWN_ITEM' | 'RESPONSE_OUT_OF_RANGE'

/** Error for an answer that is not on its item's scale, or whose item the instrument does not have. */
export class ResponseError extends Error {
  constructor(
    readonly code: ResponseErrorCode,
    readonly params: Readonly<Record<string, string | number>>,
  ) {
    super(code)
    this.name = 'ResponseError'
  }
}
