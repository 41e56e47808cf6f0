import type { Locale } from '@/core/locale'
import type { Translate } from '@/ui/namespaces'
import type { FullView, SummaryView } from '../schema'
import { HelpFirst } from './HelpFirst'
import { SoftHelp } from './SoftHelp'

interface Props {
  view: SummaryView | FullView
  locale: Locale
  t: Translate<'report'>
}

/** What stands before everything else: numbers to call, whom to talk to, or nothing. Which of them, `careOf` decides. */
export function CareFirst({ view, locale, t }: Props) {
  switch (view.help) {
    case 'none':
      return null
    case 'soft':
      return <SoftHelp reasons={view.reasons} t={t} />
    case 'first':
      return <HelpFirst locale={locale} t={t} />
  }
}
