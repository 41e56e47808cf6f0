'use client'
import { Checkbox, Group, Radio, Text } from '@mantine/core'
import { formatList } from '@/core/charts/card-words'
import { dateSlot } from '@/core/dates'
import { languageNameFor } from '@/core/locale'
import { SubmitButton } from '@/ui/form/form-parts'
import panel from '@/ui/form/panel.module.css'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { LocalTime } from '@/ui/LocalTime'
import { useRefresh } from '@/ui/optimistic'
import { useLocale, useTexts } from '@/ui/texts'
import type { InvitedView } from '../../schema'
import styles from '../Share.module.css'
import { NameField } from './NameField'

/** Renders the form for the explicit consent to one invitation, with one of the visitor's own results. */
export function AcceptForm({ linkKey, view }: { linkKey: string; view: InvitedView }) {
  const t = useTexts('share')
  const locale = useLocale()
  const { pending, refresh } = useRefresh()
  const { inviter: name, own } = view
  const form = useServerForm(
    (api) => api.share.accept,
    async () => (await import('../../schema')).AcceptInvitationInput,
    {
      initialValues: { sittingId: own[0]?.sittingId ?? '', name: view.name, agreed: false, key: linkKey },
      // After the refresh the same address shows both results.
      onDone: refresh,
    },
  )
  // Busy until the results are on the page.
  const busy = form.busy || pending
  const chosen = own.find(({ sittingId }) => sittingId === form.values.sittingId)
  const onlyPortraits = chosen?.notCompared ?? null
  const agreement = view.portrait ? 'invited.agree' : 'invited.agreeParts'

  return (
    <ServerForm {...form.props} className={panel.form}>
      <Radio.Group {...form.field('sittingId')} label={t('invited.which')}>
        <Group gap="xs">
          {own.map(({ sittingId, takenAt, takenIn }) => (
            <Radio
              key={sittingId}
              value={sittingId}
              label={
                <LocalTime
                  at={takenAt}
                  locale={locale}
                  within={
                    own.every((one) => one.takenIn === view.takenIn)
                      ? t('invited.taken', { date: dateSlot })
                      : t('invited.takenIn', { date: dateSlot, language: languageNameFor(locale, takenIn) })
                  }
                />
              }
              className={panel.choice}
            />
          ))}
        </Group>
      </Radio.Group>
      <Text className={styles.both} aria-live="polite">
        {onlyPortraits
          ? t(`invited.onlyPortraits.${onlyPortraits}`, {
              name,
              own: languageNameFor(locale, chosen?.takenIn ?? locale),
              language: languageNameFor(locale, view.takenIn),
            })
          : t('invited.both', { list: formatList(chosen?.parts ?? [], locale) })}
      </Text>
      <NameField id="accept-name" {...form.field('name')} description={t('invited.nameHint', { name })} />
      <Checkbox
        {...form.field('agreed', 'checkbox')}
        label={t(onlyPortraits ? 'invited.agreePortrait' : agreement, { name })}
      />
      <div className={panel.actions}>
        <SubmitButton failure={form.failure} busy={busy}>
          {t('invited.accept')}
        </SubmitButton>
      </div>
    </ServerForm>
  )
}
