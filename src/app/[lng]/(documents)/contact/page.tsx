import type { Metadata } from 'next'
import { textPageMetadata } from '@/app/_pages/text-page-metadata'
import { OperatorFacts } from '@/features/site/ui/OperatorFacts'
import { getSupportEmail } from '@/seo/operator'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { Sections } from '@/ui/document/Sections'
import { TextPage } from '@/ui/document/TextPage'
import styles from './contact.module.css'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  textPageMetadata(await pageLocale(params), '/contact', 'contact')

export default async function ContactPage({ params }: Props) {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'contact')
  const { contact } = await loadDictionaries(locale, ['contact'])
  const email = getSupportEmail()
  return (
    <TextPage title={t('title')} lede={t('lede')}>
      <p className={styles.write}>
        <span>{t('write')}</span>
        <a className="alone" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <OperatorFacts locale={locale} />
      <Sections sections={contact.sections} />
    </TextPage>
  )
}
