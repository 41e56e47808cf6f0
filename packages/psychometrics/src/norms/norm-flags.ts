import type { NormPart } from './norm-figures.ts'

type Item = NormPart['items'][number]

/** Checks for items that a person should look at before the version is frozen. None of them changes a score. */
const signs = {
  /** The item hardly correlates with the others. */
  lowRest: ({ rest }: Item) => rest !== null && rest < 0.2,
  /** The part would have a higher α without the item. */
  betterWithout: ({ alphaWithout }: Item, { alpha }: NormPart) =>
    alpha !== null && alphaWithout !== null && alphaWithout > alpha.value + 0.02,
  /** Fewer than 1 % choose one of the points of the scale. */
  rareCategory: ({ categories }: Item) => categories.some((share) => share < 0.01),
  /** The item takes 1.5 times as long as the median item of the part. */
  slow: ({ medianTenths }: Item, { items }: NormPart) => {
    const known = items.flatMap((item) => item.medianTenths ?? []).sort((a, b) => a - b)
    const middle = known[Math.floor(known.length / 2)] ?? 0
    return medianTenths !== null && medianTenths > 1.5 * middle
  },
  /** The answers do not follow the item's curves; S-X² raises about twice as many false alarms as its nominal rate. */
  misfit: ({ id }: Item, { calibration }: NormPart) => {
    const p = calibration?.items.find((item) => item.id === id)?.fitP ?? null
    return p !== null && p < 0.01
  },
} as const satisfies Record<string, (item: Item, part: NormPart) => boolean>

/** Returns the part with the names of the checks that each item failed. */
export const flagItems = (part: NormPart): NormPart => ({
  ...part,
  items: part.items.map((item) => ({
    ...item,
    flags: Object.entries(signs).flatMap(([name, shows]) => (shows(item, part) ? name : [])),
  })),
})
