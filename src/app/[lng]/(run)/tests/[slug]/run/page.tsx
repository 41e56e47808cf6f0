import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { currentInstruments, findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { needsHelpBelowQuestions } from '@/core/instrument'
import { consentVersion } from '@/features/assessments/consent'
import { cutInstructions, listRunItems } from '@/features/assessments/run-items'
import { begunScript } from '@/features/assessments/ui/run/begin/begun-script'
import { TestRunner } from '@/features/assessments/ui/run/TestRunner'
import { privateMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale } from '@/server/i18n/i18n'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { DrawnMotif } from '@/ui/motifs/DrawnMotif'
import { TextsProvider } from '@/ui/texts'

interface Props {
  params: Promise<{ lng: string; slug: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => currentInstruments().map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { text } = await content(params)
  return privateMetadata(text.title)
}

/** Renders a test run. The page contains the questions, never their keys. */
export default async function RunPage({ params }: Props) {
  const { locale, instrument, text } = await content(params)
  const { slug, version } = instrument
  const { title, tagline, stem } = text
  const items = listRunItems(instrument, text)
  const instructions = cutInstructions(text.instructions, locale)
  const helpInSight = needsHelpBelowQuestions(instrument)
  return (
    <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['run', 'common', 'errors'])}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant and a slug, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: begunScript(slug) }} />
      <StoreRestorer locale={locale} />
      <TestRunner
        test={{ slug, title, tagline, version, items, instructions, stem, helpInSight, consentVersion }}
        motif={<DrawnMotif group={instrument.group} />}
      />
    </TextsProvider>
  )
}

async function content(params: Props['params']) {
  const locale = await pageLocale(params)
  const instrument = findInstrument((await params).slug)
  if (!instrument) notFound()
  return { locale, instrument, text: await loadInstrumentText(instrument, locale) }
}
