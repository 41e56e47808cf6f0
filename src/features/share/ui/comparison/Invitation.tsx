'use client'
import { Alert, Button, Group, Text } from '@mantine/core'
import { formatList } from '@/core/charts/card-words'
import { dateSlot } from '@/core/dates'
import { languageNameFor } from '@/core/locale'
import { Link } from '@/ui/app/Link'
import panel from '@/ui/form/panel.module.css'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { InvitedView } from '../../schema'
import { PageHeader } from '../PageHeader'
import { AcceptForm } from './AcceptForm'

interface Props {
  linkKey: string
  view: InvitedView
  focus: boolean
}

/**
 * Renders the inviter, the parts both would see, and the consent; or a link to the test for a reader without a result.
 */
export function Invitation({ linkKey, view, focus }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const { inviter: name, title, slug, parts, until, own, past, portrait, takenIn } = view
  const language = languageNameFor(locale, takenIn)
  // An invitation from before portraits existed shows only comparable parts.
  const closed = past && !portrait
  const choice = takenIn !== locale && !past && portrait
  return (
    <section className={`wrap narrow flush ${panel.page}`}>
      <PageHeader
        eyebrow={title}
        title={t('invited.title', { name })}
        lead={t('invited.lead', { name, test: title })}
        focus={focus}
      />
      <div className={panel.panel}>
        <Text fw={600}>{t('invited.offers', { name, list: formatList(parts, locale) })}</Text>
        {portrait && <Text>{t('invited.drawing', { name })}</Text>}
        <Text c="dimmed">{t('invited.detail')}</Text>
        <Text c="dimmed" size="sm">
          <LocalTime at={until} locale={locale} within={t('invited.until', { date: dateSlot })} />
        </Text>
        {past && own.length === 0 && (
          <Alert>{t(`invited.versions.${closed ? 'closed' : 'past'}`, { name, test: title })}</Alert>
        )}
        {takenIn !== locale && own.length === 0 && !past && <Alert>{t('invited.language', { name, language })}</Alert>}
        {own.length > 0 && <AcceptForm linkKey={linkKey} view={view} />}
        {own.length === 0 && !closed && (
          <>
            <Text>{t('invited.takeText', { test: title })}</Text>
            {choice && (
              <Text>{t('invited.takeLanguage', { name, language, own: languageNameFor(locale, locale) })}</Text>
            )}
            <Group>
              {choice ? (
                [takenIn, locale].map((one) => (
                  <Button
                    key={one}
                    variant={one === takenIn ? 'filled' : 'default'}
                    component={Link}
                    href={`/tests/${slug}/run?lang=${one}`}
                  >
                    {t('invited.takeIn', { language: languageNameFor(locale, one) })}
                  </Button>
                ))
              ) : (
                <Button
                  component={Link}
                  href={`/tests/${slug}/run${past || takenIn === locale ? '' : `?lang=${takenIn}`}`}
                >
                  {t('invited.take')}
                </Button>
              )}
              <Button variant="transparent" component={Link} href={`/tests/${slug}`}>
                {t('invited.about')}
              </Button>
              <Button
                variant="transparent"
                component={Link}
                href={`/login?next=${encodeURIComponent(`/compare/${linkKey}`)}`}
              >
                {t('invited.signIn')}
              </Button>
            </Group>
          </>
        )}
      </div>
    </section>
  )
}
