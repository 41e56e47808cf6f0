/** Number of rows on one page of a table of the console, and in one page of a download. */
export const rowsPerPage = 25
export const rowsPerDownloadPage = 500

/** Query of a table before the first search. */
export const initialListQuery = { q: '', page: 1, all: false } as const

/** Lists of orders: by state, and by reason to look at them. */
export const orderLists = [
  'all',
  'held',
  'disputed',
  'returning',
  'owed',
  'due',
  'withdrawn',
  'mail',
  'paid',
  'pending',
  'failed',
  'partly',
  'refunded',
] as const

/** Rules of a refund that the team may choose. */
export const teamRefundRules = ['withdrawal', 'conformity', 'pack', 'goodwill'] as const
export type TeamRefundRule = (typeof teamRefundRules)[number]

/** Effects of a refund on the access: by the rule, or by a person's decision. */
export const refundAccessEffects = ['rule', 'closes', 'stays'] as const

/** Lists of norms: those in use, those waiting for a release, all. */
export const normLists = ['offered', 'waiting', 'all'] as const
