import { SetupScreen } from '@/features/ops/ui/staff/SetupScreen'
import { pageLocale } from '@/server/i18n'
import { ConsoleDoor, consoleMetadata } from '../console-door'

export const generateMetadata = consoleMetadata('setup.title')

export default async function SetupPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsoleDoor locale={await pageLocale(params)}>
      <SetupScreen />
    </ConsoleDoor>
  )
}
