import type { Metadata } from 'next'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'settings')
  return privateMetadata(t('deleted.title'))
}

/** After the last click: nobody is signed in here any more. */
export default async function AccountDeletedPage({ params }: Props) {
  const t = await texts(await pageLocale(params), 'settings')
  return (
    <section className="wrap narrow section stack">
      <h1>{t('deleted.title')}</h1>
      <p className="lede">{t('deleted.text')}</p>
      <p>
        <a className="button" href="/landing/home">
          {t('deleted.home')}
        </a>
      </p>
    </section>
  )
}
