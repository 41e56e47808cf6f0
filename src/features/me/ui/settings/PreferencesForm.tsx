'use client'
import { NativeSelect } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isTheme, type Theme, themes } from '@/core/brand/theme'
import { draftEvents } from '@/core/input/kept-input'
import { type Locale, localeNames, locales } from '@/core/locale'
import { readConfig } from '@/documents/browser/storage'
import { applyTheme } from '@/documents/browser/theme/theme'
import { useConfig } from '@/stores/config'
import styles from '@/ui/form/Form.module.css'
import { SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useLocale, useTexts } from '@/ui/texts'
import { SavedMessage } from './SettingsLayout'

/** Language and theme stored with the account; `theme` is null until one is chosen. */
export interface StoredPreferences {
  locale: Locale
  theme: Theme | null
}

/** Renders the form for the account's language and theme; saving the form changes the page at once. */
export function PreferencesForm({ preferred }: { preferred: StoredPreferences }) {
  const t = useTexts('settings')
  const common = useTexts('common')
  const shown = useLocale()
  const router = useRouter()
  const form = useServerForm(
    (api) => api.me.savePreferences,
    async () => (await import('../../settings/settings-schema')).SavePreferencesInput,
    {
      initialValues: { locale: preferred.locale, theme: preferred.theme ?? themes[0] },
      onDone: (_, { locale, theme }) => {
        applyTheme(theme)
        useConfig.persist.rehydrate()
        // Only a full load also renders the header and the footer in another language.
        if (locale === shown) router.refresh()
        else {
          // Listeners of this event store the input of the page's other forms for the next page.
          dispatchEvent(new Event(draftEvents.leave))
          location.assign(`/me/settings?lang=${locale}`)
        }
      },
    },
  )
  const { setValues } = form
  useEffect(() => {
    const here = readConfig().theme
    if (preferred.theme === null && isTheme(here)) setValues({ theme: here })
  }, [preferred.theme, setValues])

  return (
    <ServerForm {...form.props} className={styles.form}>
      <NativeSelect
        {...form.field('locale')}
        label={t('preferences.locale')}
        data={locales.map((one) => ({ value: one, label: localeNames[one] }))}
      />
      <NativeSelect
        {...form.field('theme')}
        label={t('preferences.theme')}
        data={themes.map((one) => ({ value: one, label: common(`theme.${one}`) }))}
      />
      <SubmitButton failure={form.failure} busy={form.busy}>
        {t('preferences.save')}
      </SubmitButton>
      <SavedMessage text={form.done && t('preferences.saved')} />
    </ServerForm>
  )
}
