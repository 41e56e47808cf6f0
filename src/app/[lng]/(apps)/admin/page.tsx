import { HomeScreen } from '@/features/ops/ui/overview/HomeScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from './console-entry'
import { ConsolePage } from './console-page'

export const generateMetadata = consoleMetadata('title')

export default async function AdminPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage locale={await pageLocale(params)} path="/admin" act={null} ask={({ waiting }) => waiting.prefetch()}>
      {() => <HomeScreen />}
    </ConsolePage>
  )
}
