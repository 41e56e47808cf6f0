/**
 * Kinds of daily counts, without reference to persons. The privacy page names every one of them, so a new kind needs a
 * sentence there first.
 */
export const countKinds = [
  /** Pages opened, by kind of page. */
  'visit',
  /** Articles read to their end, by article. */
  'article',
  /** Test pages opened by the link of a shared card, by test. */
  'share',
  /** Questions of a test that were opened from such a page, by test. */
  'shareRun',
  /** Tests begun, finished, and given up after a number of answers (`big-five:12`). */
  'start',
  'complete',
  'left',
  /** Free summaries and full reports opened, by test. */
  'summary',
  'report',
  /** Checkouts opened, and payments received, by product. */
  'checkout',
  'payment',
  /** Mails sent, and mails given up (`sent`, `failed`). */
  'mail',
  /** Responses of the server, by first digit of the status (`5xx`). */
  'answer',
] as const
export type CountKind = (typeof countKinds)[number]
