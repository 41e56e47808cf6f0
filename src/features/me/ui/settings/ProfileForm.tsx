'use client'
import { NativeSelect, TextInput } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { sexes, shownNameMax } from '@/core/account/person'
import styles from '@/ui/form/Form.module.css'
import { SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { ProfileInput } from '../../settings/settings-schema'
import { SavedMessage } from './SettingsLayout'

/** Renders the form for name, nickname, phone, birthday and sex. Only the name is required. */
export function ProfileForm({ profile }: { profile: ProfileInput }) {
  const t = useTexts('settings')
  const router = useRouter()
  const form = useServerForm(
    (api) => api.me.saveProfile,
    async () => (await import('../../settings/settings-schema')).ProfileInput,
    {
      initialValues: profile,
      fields: { PHONE_INVALID: 'phone' },
      onDone: (kept) => {
        form.setValues(kept)
        router.refresh()
      },
    },
  )
  const sex = form.field('sex')

  return (
    <ServerForm {...form.props} className={styles.form}>
      <TextInput
        {...form.field('name')}
        label={t('profile.name')}
        description={t('profile.nameHint')}
        autoComplete="name"
      />
      <TextInput
        {...form.field('nickname')}
        label={t('profile.nickname')}
        description={t('profile.nicknameHint')}
        // The limit is in code units, of which a character may have two: the schema counts characters.
        maxLength={shownNameMax * 2}
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
      <NativeSelect
        {...sex}
        value={form.values.sex ?? ''}
        onChange={({ currentTarget }) => sex.onChange(sexes.find((one) => one === currentTarget.value) ?? null)}
        label={t('profile.sex')}
        autoComplete="sex"
        data={[
          { value: '', label: t('profile.none') },
          ...sexes.map((one) => ({ value: one, label: t(`profile.${one}`) })),
        ]}
      />
      <SubmitButton failure={form.failure} busy={form.busy}>
        {t('profile.save')}
      </SubmitButton>
      <SavedMessage text={form.done && t('profile.saved')} />
    </ServerForm>
  )
}
