import { notFound } from 'next/navigation'
import { orNotFound } from '@/app/[lng]/(apps)/_shared/account'
import { isLocale } from '@/core/locale'
import type { GetNormsInput } from '@/features/ops/norms/norms-schema'
import { NormsOfTestScreen } from '@/features/ops/ui/norms/NormsOfTestScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../../console-entry'
import { ConsolePage } from '../../console-page'

export const generateMetadata = consoleMetadata('nav.measurement')

/** Parses a path such as `sleep-v2-es`. */
function parseScope(path: string): GetNormsInput | null {
  const [, instrument, version, locale] = /^([a-z0-9-]{1,60})-v(\d{1,3})-([a-z]{2})$/.exec(path) ?? []
  return instrument && isLocale(locale) ? { instrument, instrumentVersion: Number(version), locale } : null
}

export default async function NormsOfTestPage({ params }: { params: Promise<{ lng: string; scope: string }> }) {
  const path = (await params).scope
  const scope = parseScope(path)
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path={`/admin/measurement/${encodeURIComponent(path)}`}
      act="norms.read"
      area={['admin-measurement']}
      ask={({ normsOf }) => (scope ? orNotFound(normsOf.fetch(scope)) : notFound())}
    >
      {() => scope && <NormsOfTestScreen of={scope} />}
    </ConsolePage>
  )
}
