import type { NormPart } from './norm-figures.ts'

type Item = NormPart['items'][number]

/** Signs in an item that a person should look at before the version is frozen. None of them changes a score. */
const signs = {
  /** It hardly correlates with the others. */
  lowRest: ({ rest }: Item) => rest !== null && rest < 0.2,
  /** Its part would be more even without it. */
  betterWithout: ({ alphaWithout }: Item, { alpha }: NormPart) =>
    alpha !== null && alphaWithout !== null && alphaWithout > alpha.value + 0.02,
  /** A point of the scale that less than one in a hundred choose. */
  rareCategory: ({ categories }: Item) => categories.some((share) => share < 0.01),
  /** People take half as long again for it as for the middle item of the part. */
  slow: ({ medianTenths }: Item, { items }: NormPart) => {
    const known = items.flatMap((item) => item.medianTenths ?? []).sort((a, b) => a - b)
    const middle = known[Math.floor(known.length / 2)] ?? 0
    return medianTenths !== null && medianTenths > 1.5 * middle
  },
  /** Its answers do not follow its curves; S-X² alarms about twice as often as it says. */
  misfit: ({ id }: Item, { calibration }: NormPart) => {
    const p = calibration?.items.find((item) => item.id === id)?.fitP ?? null
    return p !== null && p < 0.01
  },
} as const satisfies Record<string, (item: Item, part: NormPart) => boolean>

/** The part with the names of what was noticed at each item. */
export const withFlags = (part: NormPart): NormPart => ({
  ...part,
  items: part.items.map((item) => ({
    ...item,
    flags: Object.entries(signs).flatMap(([name, shows]) => (shows(item, part) ? name : [])),
  })),
})
