'use client'
import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { birthdayProblem } from '@/core/birthday'
import { sexes, shownNameMax } from '@/core/person'
import { api } from '@/trpc/client'
import { Submit } from '@/ui/form/parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useForm } from '@/ui/form/use-form'
import { useTexts } from '@/ui/texts'
import type { Profile } from '../../settings-schema'
import styles from './Settings.module.css'

const fields = { PHONE_INVALID: 'phone', DATE_INVALID: 'birthday', DATE_FUTURE: 'birthday' } as const

const asTyped = ({ sex, ...rest }: Profile) => ({ ...rest, sex: sex ?? '' })

/** Nickname, phone, birthday, sex: each may be empty. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTexts('settings')
  const form = useForm(asTyped(profile), fields)
  const [saved, setSaved] = useState<object | null>(null)
  const { nickname, phone, birthday, sex } = form.values

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = () => ({ birthday: birthday.trim() === '' ? null : birthdayProblem(birthday.trim(), new Date()) })
    void form.send(check, async () => {
      const chosen = sexes.find((one) => one === sex) ?? null
      const kept = asTyped(await api.me.saveProfile.mutate({ nickname, phone, birthday, sex: chosen }))
      form.fill(kept)
      setSaved(kept)
    })
  }

  return (
    <ServerForm ref={form.element} className={styles.form} onSubmit={submit}>
      <TextInput
        {...form.field('nickname')}
        label={t('profile.nickname')}
        description={t('profile.nicknameHint')}
        maxLength={shownNameMax}
        autoComplete="nickname"
      />
      <TextInput
        {...form.field('phone')}
        type="tel"
        label={t('profile.phone')}
        description={t('profile.phoneHint')}
        autoComplete="tel"
      />
      <TextInput
        {...form.field('birthday')}
        inputMode="numeric"
        label={t('profile.birthday')}
        description={t('profile.birthdayHint')}
        placeholder="2020-01-01"
        autoComplete="bday"
      />
      <NativeSelect {...form.field('sex')} label={t('profile.sex')} autoComplete="sex">
        <option value="">{t('profile.none')}</option>
        {sexes.map((one) => (
          <option key={one} value={one}>
            {t(`profile.${one}`)}
          </option>
        ))}
      </NativeSelect>
      <Submit failure={form.failure} busy={form.busy}>
        {t('profile.save')}
      </Submit>
      <p className={styles.done} role="status">
        {saved === form.values ? t('profile.saved') : ''}
      </p>
    </ServerForm>
  )
}
