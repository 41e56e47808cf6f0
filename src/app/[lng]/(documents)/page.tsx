import { pageLocale, texts } from '@/server/i18n'

export default async function HomePage({ params }: { params: Promise<{ lng: string }> }) {
  const t = await texts(await pageLocale(params), 'home')
  return <h1>{t('title')}</h1>
}
