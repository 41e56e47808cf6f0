import { pageLocale, texts } from '@/server/i18n'

export default async function RetrievePage({ params }: { params: Promise<{ lng: string }> }) {
  const t = await texts(await pageLocale(params), 'retrieve')
  return <h1>{t('title')}</h1>
}
