import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import type { FullView, SummaryView } from '../../schema'
import { HelpFirst } from './HelpFirst'
import { SoftHelp } from './SoftHelp'

interface Props {
  view: SummaryView | FullView
  /** Country the reader is probably in, for the phone numbers; the language's main country if absent. */
  country?: string | undefined
  locale: Locale
  t: Translate<'report'>
}

/** Renders the part before everything else: numbers to call, whom to talk to, or nothing. `careOf` decides which. */
export function HelpSection({ view, country, locale, t }: Props) {
  switch (view.help) {
    case 'none':
      return null
    case 'soft':
      return <SoftHelp reasons={view.reasons} t={t} />
    case 'first':
      return <HelpFirst locale={locale} t={t} country={country} />
  }
}
