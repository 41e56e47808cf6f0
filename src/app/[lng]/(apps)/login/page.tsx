import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { resolveSameOriginPath } from '@/core/input/same-origin-path'
import { LoginForm } from '@/features/auth/ui/LoginForm'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { loadAccount, readNextPath } from '../_shared/account'
import { AuthPage } from '../_shared/auth-page'
import { PageOwner } from '../_shared/page-owner'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'auth')
  return privateMetadata(t('login.title'))
}

export default async function LoginPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const next = await readNextPath(searchParams)
  if (await loadAccount(locale)) redirect(resolveSameOriginPath(next, '/me'))
  return (
    <AuthPage locale={locale}>
      <PageOwner locale={locale} />
      <LoginForm next={next} />
    </AuthPage>
  )
}
