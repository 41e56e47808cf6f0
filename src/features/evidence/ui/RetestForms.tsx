'use client'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useIsInMainland } from '@/ui/help/mainland'
import { useTexts } from '@/ui/texts'
import styles from './Study.module.css'
import type { StudyProps } from './study-props'

type RetestProps = StudyProps<'retest'>

/** Renders the explicit consent before the draw, and in mainland China a second one for the transfer abroad. */
export function JoinForm({
  sittingId,
  state: { abroad },
  showState,
  onCancel,
}: RetestProps & { onCancel: () => void }) {
  const t = useTexts('studies')
  const inChina = useIsInMainland()
  const box = useRef<HTMLInputElement>(null)
  const form = useServerForm(
    (api) => api.evidence.joinRetest,
    async () => (await import('../schema')).JoinRetestInput,
    {
      initialValues: { sittingId, agreed: false, abroad: false, inChina: false },
      fields: { CONSENT_REQUIRED: 'abroad' },
      says: { CONSENT_REQUIRED: t('retest.abroadMissing') },
      // A person who is not drawn gets no further questions: only the sentence is left.
      onDone: (state) => {
        const isOver = state.kind === 'retest' && state.step === 'notDrawn'
        showState(isOver ? { kind: 'none' } : state, isOver ? t('retest.notDrawn') : '')
      },
    },
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `form` is new on every render; only a change of `inChina` counts
  useEffect(() => form.setValues({ inChina }), [inChina])
  // The button that opened the form is gone, so the first box takes the focus.
  useEffect(() => box.current?.focus(), [])

  return (
    <ServerForm {...form.props} className={styles.form}>
      <Checkbox {...form.field('agreed', 'checkbox')} ref={box} label={t('retest.consent')} />
      {abroad && inChina && <Checkbox {...form.field('abroad', 'checkbox')} label={t('retest.abroad')} />}
      <div className={styles.actions}>
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('retest.submit')}
        </SubmitButton>
        <Button variant="transparent" onClick={onCancel} disabled={form.busy}>
          {t('retest.cancel')}
        </Button>
      </div>
    </ServerForm>
  )
}

/** Renders the form that asks a person who was drawn for the address of the mails. */
export function AddressForm({ sittingId, state: { email }, showState }: RetestProps) {
  const t = useTexts('studies')
  const form = useServerForm(
    (api) => api.evidence.giveRetestAddress,
    async () => (await import('../schema')).GiveRetestAddressInput,
    { initialValues: { sittingId, email }, onDone: (state) => showState(state, '') },
  )
  return (
    <ServerForm {...form.props} className={styles.form}>
      <TextInput
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('retest.email')}
      />
      <div className={styles.actions}>
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('retest.send')}
        </SubmitButton>
      </div>
    </ServerForm>
  )
}
