import type { Metadata } from 'next'
import { RetrieveReports } from '@/features/report/ui/retrieve/RetrieveReports'
import { privateMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { TextsProvider } from '@/ui/texts'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'retrieve')
  return privateMetadata(t('title'))
}

// biome-ignore lint/plugin/page-owner: nobody is signed in here: access depends on the typed address.
export default async function RetrievePage({ params }: Props) {
  const locale = await pageLocale(params)
  return (
    <section className="wrap narrow flush section">
      <TextsProvider
        locale={locale}
        dictionaries={await loadDictionaries(locale, ['retrieve', 'auth', 'common', 'errors'])}
      >
        <RetrieveReports />
      </TextsProvider>
    </section>
  )
}
