import { themes } from '@/core/brand/theme'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './ThemeChoice.module.css'

/** Renders the choice of themes. enhance.js shows it and makes it work; without JavaScript it stays hidden. */
export async function ThemeChoice({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'common')
  return (
    <fieldset className={styles.choice} data-themes hidden suppressHydrationWarning>
      <legend className={styles.name}>{t('theme.label')}</legend>
      {themes.map((theme, index) => (
        <label key={theme} className={styles.theme} data-theme={theme}>
          <input type="radio" name="theme" value={theme} defaultChecked={index === 0} suppressHydrationWarning />
          {t(`theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  )
}
