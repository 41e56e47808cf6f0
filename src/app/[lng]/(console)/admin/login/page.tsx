import { redirect } from 'next/navigation'
import { readNextPath } from '@/app/[lng]/(apps)/_shared/account'
import { resolveSameOriginPath } from '@/core/input/same-origin-path'
import { LoginScreen } from '@/features/ops/ui/staff/LoginScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { ConsoleEntry, consoleMetadata } from '../console-entry'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = consoleMetadata('login.title')

// biome-ignore lint/plugin/page-owner: nobody is signed in at the console yet.
export default async function AdminLoginPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const next = resolveSameOriginPath(await readNextPath(searchParams), '/admin')
  if (await (await serverApi(locale)).ops.me()) redirect(next)
  return (
    <ConsoleEntry locale={locale}>
      <LoginScreen next={next} />
    </ConsoleEntry>
  )
}
