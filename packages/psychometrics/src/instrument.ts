export const levels = ['level1', 'level2', 'level3', 'level4', 'level5'] as const
/** level1 very low … level5 very high. */
export type Level = (typeof levels)[number]

/** Integer points of the answer scale, both ends included. */
export interface ResponseScale {
  min: number
  max: number
}

/** Scoring key of one item. It stays on the server; the browser knows an item only by `id`. */
export interface ScaleItem {
  id: string
  /** Whether the item scores `min + max − value`. */
  reversed: boolean
}

/** `symptom`: lower is better, design range 0–40. `trait`: neither end is better, design range 40–60. */
export const dimensionKinds = ['symptom', 'trait'] as const
export type DimensionKind = (typeof dimensionKinds)[number]

export interface Dimension {
  id: string
  kind: DimensionKind
  items: readonly ScaleItem[]
}

/** An unscored question about circumstances, with its own options (values 0 … options − 1). */
export interface ContextItem {
  id: string
  options: number
}

/** An item that instructs a particular answer; any other answer suggests that the person did not read it. */
export interface DirectedItem {
  id: string
  expected: number
}

/** Two items that should agree (`synonym`) or oppose each other (`antonym`) in raw answers. */
export interface ConsistencyPair {
  a: string
  b: string
  kind: 'synonym' | 'antonym'
}

/** Responses of one sitting: item id → integer on the item's scale. Unanswered items are absent. */
export type Responses = Readonly<Record<string, number>>

/** Language-independent definition of a test. A published version never changes, because results refer to it. */
export interface Instrument {
  slug: string
  version: number
  responseScale: ResponseScale
  dimensions: readonly Dimension[]
  context: readonly ContextItem[]
  directed: readonly DirectedItem[]
  pairs: readonly ConsistencyPair[]
  /** Every item id in the order of presentation. */
  order: readonly string[]
  /**
   * Whether scored items may be skipped ("prefer not to say"), up to a fifth of each part; absent in older versions.
   */
  leaveOut?: true
  /** Whether one overall band is meaningful (not for personality traits). */
  hasOverall: boolean
}

/** Returns whether an item may be skipped: a scored item or a question about circumstances, never a directed item. */
export const mayLeaveOut = ({ leaveOut, order, directed }: Instrument, item: string): boolean =>
  leaveOut === true && order.includes(item) && !directed.some(({ id }) => id === item)
