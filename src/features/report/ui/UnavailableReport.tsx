import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { LinkButton } from '@/ui/app/LinkButton'
import type { ClosedView } from '../schema'
import { RefundNotice } from './offer/AccessNotice'

/** Renders the page for an unfinished sitting, with a link back to the open questions. */
export function UnfinishedSitting({ slug, t }: { slug: string; t: Translate<'report'> }) {
  return (
    <Plain>
      <Title order={1}>{t('unfinished.title')}</Title>
      <Text className="lede">{t('unfinished.text')}</Text>
      <LinkButton href={`/tests/${slug}/run`}>{t('unfinished.action')}</LinkButton>
    </Plain>
  )
}

/** Renders the page for the holder of a mailed link whose report was closed by a refund, the team or a dispute. */
export function ClosedReport({ view, locale, t }: { view: ClosedView; locale: Locale; t: Translate<'report'> }) {
  return (
    // A report closed for good also needs the HTTP status 410: the server in front copies it from this attribute.
    <Plain data-status={view.reason === 'suspended' ? undefined : 410}>
      <Text className="eyebrow">{view.title}</Text>
      <Title order={1}>{t(`access.${view.reason}.title`)}</Title>
      <Text className="lede">
        {view.returned ? (
          <RefundNotice returned={view.returned} locale={locale} t={t} />
        ) : (
          t(`access.${view.reason}.text`)
        )}
      </Text>
      <LinkButton variant="default" href="/contact">
        {t('access.checking.action')}
      </LinkButton>
    </Plain>
  )
}

const Plain = ({ children, ...rest }: { children: ReactNode; 'data-status'?: number }) => (
  <Stack component="section" className="wrap narrow section" gap="lg" align="flex-start" {...rest}>
    {children}
  </Stack>
)
