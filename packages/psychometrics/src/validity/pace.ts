/** Response times of one sitting: item id → milliseconds. Items without a measured time are absent. */
export type ResponseTimes = Readonly<Record<string, number>>

/** Response times of one sitting, and the reading times to compare them with. */
export interface Pace {
  times?: ResponseTimes
  /** Reading time of each item in milliseconds, in the language of the sitting; without it, item length is ignored. */
  reading?: Readonly<Record<string, number>>
}

/**
 * Characters (letters, figures) that an adult reads silently in a minute, assumed until the site's own medians are
 * known. After Brysbaert 2019, doi 10.1016/j.jml.2019.104047 (English 238 words a minute, most adults 175–300) and the
 * ratio of the languages in Trauzettel-Klosinski & Dietz 2012, doi 10.1167/iovs.11-8284; rounded.
 */
const charactersAMinute = { zh: 400, en: 1100, es: 1200 } as const
export type ReadingLanguage = keyof typeof charactersAMinute

/** Returns the reading time of a text in milliseconds. */
export function readingMs(text: string, language: ReadingLanguage): number {
  const characters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return (60_000 * characters) / charactersAMinute[language]
}

/** Median time per item, in milliseconds and as a multiple of its reading time; null if fewer than half are known. */
export interface Tempo {
  ms: number | null
  readings: number | null
}

/** Returns the tempo over the items of `order`. */
export function tempoOf(order: readonly string[], { times = {}, reading = {} }: Pace): Tempo {
  // Times come from the guest's clock; negative ones count as missing.
  const timed = order.filter((id) => (times[id] ?? -1) >= 0)
  const read = timed.filter((id) => (reading[id] ?? 0) > 0)
  const half = order.length / 2
  const of = (ids: readonly string[], value: (id: string) => number) =>
    ids.length > 0 && ids.length >= half ? median(ids.map(value)) : null
  return {
    ms: of(timed, (id) => times[id] ?? 0),
    readings: of(read, (id) => (times[id] ?? 0) / (reading[id] ?? 1)),
  }
}

function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return (lower + upper) / 2
}
