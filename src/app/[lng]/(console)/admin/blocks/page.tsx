import { initialListQuery } from '@/core/ops/console-lists'
import { BlocksScreen } from '@/features/ops/ui/blocks/BlocksScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('blocks.title')

export default async function BlocksPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/blocks"
      act="block.read"
      ask={({ blocks, limits }) => Promise.all([blocks.prefetch(initialListQuery), limits.prefetch(initialListQuery)])}
    >
      {() => <BlocksScreen />}
    </ConsolePage>
  )
}
