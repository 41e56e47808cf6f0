import { SetupScreen } from '@/features/ops/ui/staff/SetupScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { ConsoleEntry, consoleMetadata } from '../console-entry'

export const generateMetadata = consoleMetadata('setup.title')

// biome-ignore lint/plugin/page-owner: the mailed key says who it is.
export default async function SetupPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsoleEntry locale={await pageLocale(params)}>
      <SetupScreen />
    </ConsoleEntry>
  )
}
