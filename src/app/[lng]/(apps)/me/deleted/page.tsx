import { Button, Stack, Text, Title } from '@mantine/core'
import type { Metadata } from 'next'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'settings')
  return privateMetadata(t('deleted.title'))
}

/** Renders the page after the deletion of an account, when no user is signed in any more. */
// biome-ignore lint/plugin/page-owner: the account is gone.
export default async function AccountDeletedPage({ params }: Props) {
  const t = await texts(await pageLocale(params), 'settings')
  return (
    <section className="wrap narrow flush section">
      <Stack align="start">
        <Title order={1}>{t('deleted.title')}</Title>
        <Text className="lede">{t('deleted.text')}</Text>
        <Button component="a" href="/landing/home">
          {t('deleted.home')}
        </Button>
      </Stack>
    </section>
  )
}
