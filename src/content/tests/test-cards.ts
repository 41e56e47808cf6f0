import { type Group, groups, type Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { instrumentsOf, instrumentText } from './instruments'

/** Facts about one test in a list of tests. */
interface TestCard {
  slug: string
  version: number
  title: string
  tagline: string
  minutes: number
  items: number
  /** Points from which a result is drawn, with the scores of the sample. */
  picture: Picture
}

type Picture = readonly { id: string; at: number; half: number }[]

/** Points around a score, as soft as most results are. */
const half = 16

/** The drawing of a test before anybody has taken it. */
export const samplePicture = ({ sample }: Instrument): Picture =>
  Object.entries(sample).map(([id, at]) => ({ id, at, half }))

interface TestGroup {
  group: Group
  tests: readonly TestCard[]
}

/** Every group in the order of the site with its newest tests; a group may still be empty. */
export async function testGroups(locale: Locale): Promise<readonly TestGroup[]> {
  return Promise.all(
    groups.map(async (group) => ({
      group,
      tests: await Promise.all(instrumentsOf(group).map((instrument) => testCard(instrument, locale))),
    })),
  )
}

export async function testCard(instrument: Instrument, locale: Locale): Promise<TestCard> {
  const { title, tagline } = await instrumentText(instrument, locale)
  const { slug, version, minutes, order } = instrument
  return { slug, version, title, tagline, minutes, items: order.length, picture: samplePicture(instrument) }
}
