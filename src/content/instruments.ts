import type { Locale } from '@/core/locale'
import type { Group, Instrument } from '@/core/psychometrics/instrument'
import type { InstrumentText } from './instrument-text'
import { instrument as moodEnergyV1 } from './instruments/mood-energy/v1/instrument'
import { instrument as sleepV1 } from './instruments/sleep/v1/instrument'

interface Published {
  instrument: Instrument
  /** Loads the texts of one language, so that a page brings no other. */
  text: (locale: Locale) => Promise<InstrumentText>
}

/** Every version that was ever published, newest version of a test first; the order of tests is the order on the site. */
const published: readonly Published[] = [
  {
    instrument: moodEnergyV1,
    text: async (locale) => (await import(`./instruments/mood-energy/v1/${locale}.json`)).default,
  },
  { instrument: sleepV1, text: async (locale) => (await import(`./instruments/sleep/v1/${locale}.json`)).default },
]

/** The newest version of every test, in the order of the site. */
export const currentInstruments = (): readonly Instrument[] =>
  published.map(({ instrument }) => instrument).filter((one) => findInstrument(one.slug) === one)

export const instrumentsOf = (group: Group): readonly Instrument[] =>
  currentInstruments().filter((instrument) => instrument.group === group)

/** A test by slug, in the given or else the newest version. */
export function findInstrument(slug: string, version?: number): Instrument | undefined {
  return published.find(
    ({ instrument }) => instrument.slug === slug && (version === undefined || instrument.version === version),
  )?.instrument
}

/**
 * The texts of one version in one language.
 * @throws Error for an instrument that was never published.
 */
export async function instrumentText({ slug, version }: Pick<Instrument, 'slug' | 'version'>, locale: Locale) {
  const found = published.find(({ instrument }) => instrument.slug === slug && instrument.version === version)
  if (!found) throw new Error(`no instrument ${slug} v${version}`)
  return found.text(locale)
}
