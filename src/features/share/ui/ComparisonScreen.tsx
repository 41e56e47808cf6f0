import type { Locale } from '@/core/locale'
import { dictionaries } from '@/server/dictionaries'
import { TextsProvider } from '@/ui/texts'
import type { ComparisonView } from '../schema'
import { Invitation } from './Invitation'
import { Pair } from './Pair'
import { Waiting } from './Waiting'

interface Props {
  locale: Locale
  linkKey: string
  view: Exclude<ComparisonView, { state: 'ended' }>
}

/** What an address of a comparison shows: waiting, asking, or both results. */
export async function ComparisonScreen({ locale, linkKey, view }: Props) {
  return (
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['share', 'common', 'errors'])}>
      {view.state === 'waiting' && <Waiting view={view} />}
      {view.state === 'invited' && <Invitation view={view} linkKey={linkKey} />}
      {view.state === 'shared' && <Pair view={view} locale={locale} />}
    </TextsProvider>
  )
}
