/** Lists of orders: by state, and by what has to be looked at. */
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
export const givenRules = ['withdrawal', 'conformity', 'pack', 'goodwill'] as const
export type GivenRule = (typeof givenRules)[number]

/** Effects of a refund on the access: as the rule says, or as a person decided. */
export const refundAccesses = ['rule', 'closes', 'stays'] as const

/** Lists of norms: what people get now, what waits for a release, all. */
export const normLists = ['offered', 'waiting', 'all'] as const
