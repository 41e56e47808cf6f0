import type { Instrument } from '@/core/instrument'
import { createRandomSource } from './people'

const domains = 5
const facetsEach = 6
const itemsEach = 4

/** Items with their domain and facet, and whether they are reversed: four items a facet, six facets a domain. */
export const items = Array.from({ length: domains * facetsEach * itemsEach }, (_, n) => ({
  id: `q${n + 1}`,
  domain: `d${n % domains}`,
  facet: `f${Math.floor(n / domains) % facetsEach}`,
  reversed: n % 3 === 0,
}))

const scaleOf = (id: string, of: typeof items) => ({
  id,
  kind: 'trait' as const,
  items: of.map((item) => ({ id: item.id, reversed: item.reversed })),
})
const domainIds = [...new Set(items.map(({ domain }) => domain))]
const facetIds = [...new Set(items.map(({ facet }) => facet))]

/**
 * Instrument with the scales of the peer library: 120 items answered 1–5, on 35 scales: 5 domains and their 30 facets.
 */
export const instrument: Instrument = {
  slug: 'bench',
  version: 1,
  group: 'self',
  minutes: 14,
  responseScale: { min: 1, max: 5 },
  dimensions: domainIds.flatMap((domain) => {
    const own = items.filter((item) => item.domain === domain)
    const facets = facetIds.map((facet) =>
      scaleOf(
        `${domain} ${facet}`,
        own.filter((item) => item.facet === facet),
      ),
    )
    return [scaleOf(domain, own), ...facets]
  }),
  context: [],
  directed: [],
  pairs: [],
  order: items.map(({ id }) => id),
  hasOverall: false,
  care: { first: [], soft: [], rules: [] },
  sample: {},
  freeDimension: domainIds[0] ?? '',
  shareable: true,
}

/** Returns `count` sheets with random answers 1–5 to all items. */
export function answersBySeed(count: number, seed: number): number[][] {
  const { whole } = createRandomSource(seed)
  return Array.from({ length: count }, () => items.map(() => whole(1, 5)))
}
