'use client'
import { Alert, Button, Group, Text } from '@mantine/core'
import { listText } from '@/core/charts/card-words'
import { dateSlot } from '@/core/dates'
import { languageFor } from '@/core/locale'
import { Link } from '@/ui/app/Link'
import panel from '@/ui/form/panel.module.css'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { InvitedView } from '../schema'
import { AcceptForm } from './AcceptForm'
import { PageHead } from './PageHead'

interface Props {
  linkKey: string
  view: InvitedView
  focus: boolean
}

/** Who asks, what both would see, and the yes; or the way to the test for who has no result yet. */
export function Invitation({ linkKey, view, focus }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const { inviter: name, title, slug, parts, until, own, versions, portrait, takenIn, otherLanguage } = view
  const language = languageFor(locale, takenIn)
  const inLanguage = takenIn === locale ? '' : `?lang=${takenIn}`
  return (
    <section className={`wrap narrow ${panel.page}`}>
      <PageHead
        eyebrow={title}
        title={t('invited.title', { name })}
        lead={t('invited.lead', { name, test: title })}
        focus={focus}
      />
      <div className={panel.panel}>
        <Text fw={600}>{t('invited.offers', { name, list: listText(parts, locale) })}</Text>
        {portrait && <Text>{t('invited.drawing', { name })}</Text>}
        <Text c="dimmed">{t('invited.detail')}</Text>
        <Text c="dimmed" size="sm">
          <LocalTime at={until} locale={locale} within={t('invited.until', { date: dateSlot })} />
        </Text>
        {versions !== 'same' && (versions === 'other' || own.length === 0) && (
          <Alert>{t(`invited.versions.${versions}`, { name, test: title })}</Alert>
        )}
        {(otherLanguage || takenIn !== locale) && versions !== 'past' && (
          <Alert>{t(otherLanguage ? 'invited.otherLanguage' : 'invited.language', { name, language })}</Alert>
        )}
        {own.length > 0 && <AcceptForm linkKey={linkKey} view={view} />}
        {own.length === 0 && versions !== 'past' && (
          <>
            <Text>{t('invited.takeText', { test: title })}</Text>
            {takenIn !== locale && <Text>{t('invited.takeLanguage', { language })}</Text>}
            <Group>
              <Button component={Link} href={`/tests/${slug}/run${inLanguage}`}>
                {t('invited.take')}
              </Button>
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
