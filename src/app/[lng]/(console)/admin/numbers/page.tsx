import { isUsageWindow } from '@/core/ops/usage-counts'
import { NumbersScreen } from '@/features/ops/ui/numbers/NumbersScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('nav.numbers')

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function NumbersPage({ params, searchParams }: Props) {
  const [locale, query] = await Promise.all([pageLocale(params), searchParams])
  const window = isUsageWindow(query.window) ? query.window : '28'
  return (
    <ConsolePage locale={locale} path="/admin/numbers" act="numbers.read">
      {async () => {
        const numbers = await (await serverApi(locale)).ops.numbers({ window })
        return <NumbersScreen locale={locale} window={window} numbers={numbers} />
      }}
    </ConsolePage>
  )
}
