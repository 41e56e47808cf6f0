import type { Metadata } from 'next'
import { ForgotPasswordFlow } from '@/features/auth/ui/ForgotPasswordFlow'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { AuthPage } from '../_shared/auth-page'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'auth')
  return privateMetadata(t('forgot.title'))
}

// biome-ignore lint/plugin/page-owner: nobody is signed in here: access depends on the typed address.
export default async function ForgotPasswordPage({ params }: Props) {
  return (
    <AuthPage locale={await pageLocale(params)}>
      <ForgotPasswordFlow />
    </AuthPage>
  )
}
