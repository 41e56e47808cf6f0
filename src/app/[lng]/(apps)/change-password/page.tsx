import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ChangePasswordForm } from '@/features/auth/ui/ChangePasswordForm'
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
  return privateMetadata(t('change.title'))
}

export default async function ChangePasswordPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const account = await loadAccount(locale)
  if (!account) redirect('/login?next=/change-password')
  return (
    <AuthPage locale={locale}>
      <PageOwner locale={locale} />
      <ChangePasswordForm account={account} next={await readNextPath(searchParams)} />
    </AuthPage>
  )
}
