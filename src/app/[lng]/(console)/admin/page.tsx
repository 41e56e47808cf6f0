import type { Locale } from '@/core/locale'
import type { Permission } from '@/core/ops/permissions'
import { AlarmsPart } from '@/features/ops/ui/overview/AlarmsPart'
import { HomeScreen } from '@/features/ops/ui/overview/HomeScreen'
import { TrendsPart } from '@/features/ops/ui/overview/TrendsPart'
import { pageLocale } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { consoleMetadata } from './console-entry'
import { ConsolePage } from './console-page'

export const generateMetadata = consoleMetadata('nav.home')

export default async function AdminPage({ params }: { params: Promise<{ lng: string }> }) {
  const locale = await pageLocale(params)
  return (
    <ConsolePage locale={locale} path="/admin" act={null} ask={({ waiting }) => waiting.prefetch()}>
      {({ acts }) => <Overview locale={locale} acts={acts} />}
    </ConsolePage>
  )
}

/** Renders the open work, the state of the site and the figures of the last weeks, as far as the role may see them. */
async function Overview({ locale, acts }: { locale: Locale; acts: readonly Permission[] }) {
  const { ops } = await serverApi(locale)
  const [alarms, course] = await Promise.all([
    acts.includes('alarm.read') ? ops.alarms() : [],
    acts.includes('numbers.read') ? ops.course() : null,
  ])
  return (
    <div>
      <HomeScreen acts={acts} />
      <AlarmsPart locale={locale} alarms={alarms} />
      {course && <TrendsPart locale={locale} course={course} />}
    </div>
  )
}
