import { type Group, groups, type Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { instrumentsOf, loadInstrumentText } from './instruments'

/** Facts about one test in a list of tests. */
interface TestCard {
  slug: string
  version: number
  title: string
  tagline: string
  minutes: number
  items: number
  /** Positions of the drawing, from the scores of the public sample report. */
  picture: Picture
}

type Picture = readonly { id: string; at: number; half: number }[]

/** Half width of a drawn score interval in POMP points, as in most results. */
const half = 16

/** Returns the drawing of a test for readers without a result. */
export const samplePortraitScores = ({ sample }: Instrument): Picture =>
  Object.entries(sample).map(([id, at]) => ({ id, at, half }))

interface TestGroup {
  group: Group
  tests: readonly TestCard[]
}

/** Returns every group in the order of the site with its newest tests; a group may be empty. */
export async function loadTestGroups(locale: Locale): Promise<readonly TestGroup[]> {
  return Promise.all(
    groups.map(async (group) => ({
      group,
      tests: await Promise.all(instrumentsOf(group).map((instrument) => loadTestCard(instrument, locale))),
    })),
  )
}

export async function loadTestCard(instrument: Instrument, locale: Locale): Promise<TestCard> {
  const { title, tagline } = await loadInstrumentText(instrument, locale)
  const { slug, version, minutes, order } = instrument
  return { slug, version, title, tagline, minutes, items: order.length, picture: samplePortraitScores(instrument) }
}
