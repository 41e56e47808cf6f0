import type { Metadata } from 'next'
import { HomeDocument, homeMetadata } from '@/app/_pages/home-document'
import { pageLocale } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => homeMetadata(await pageLocale(params))

export default async function LandingPage({ params }: Props) {
  return <HomeDocument locale={await pageLocale(params)} />
}
