'use client'
import { NativeSelect } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { isLocale, type Locale, localeNames, locales } from '@/core/locale'
import { isTheme, type Theme, themes } from '@/core/theme'
import { readConfig } from '@/document/config-entry'
import { applyTheme } from '@/document/themes'
import { useConfig } from '@/stores/config'
import { api } from '@/trpc/client'
import { Submit } from '@/ui/form/parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useForm } from '@/ui/form/use-form'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './Settings.module.css'

/** Language and colours of the account; they show at once. */
export function PreferencesForm({ preferred }: { preferred: { locale: Locale; theme: Theme | null } }) {
  const t = useTexts('settings')
  const common = useTexts('common')
  const shown = useLocale()
  const form = useForm<'locale' | 'theme'>({ locale: preferred.locale, theme: preferred.theme ?? themes[0] }, {})
  const [saved, setSaved] = useState<object | null>(null)
  const { fill, values } = form
  const { locale, theme } = values
  useEffect(() => {
    const here = readConfig().theme
    if (preferred.theme === null && isTheme(here)) fill((before) => ({ ...before, theme: here }))
  }, [preferred.theme, fill])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isLocale(locale) || !isTheme(theme)) return
    void form.send(
      () => ({}),
      async () => {
        await api.me.savePreferences.mutate({ locale, theme })
        applyTheme(theme)
        useConfig.persist.rehydrate()
        setSaved(values)
        if (locale !== shown) location.assign(`/me/settings?lang=${locale}`)
      },
    )
  }

  return (
    <ServerForm ref={form.element} className={styles.form} onSubmit={submit}>
      <NativeSelect {...form.field('locale')} label={t('preferences.locale')}>
        {locales.map((one) => (
          <option key={one} value={one}>
            {localeNames[one]}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect {...form.field('theme')} label={t('preferences.theme')}>
        {themes.map((one) => (
          <option key={one} value={one}>
            {common(`theme.${one}`)}
          </option>
        ))}
      </NativeSelect>
      <Submit failure={form.failure} busy={form.busy}>
        {t('preferences.save')}
      </Submit>
      <p className={styles.done} role="status">
        {saved === values ? t('preferences.saved') : ''}
      </p>
    </ServerForm>
  )
}
