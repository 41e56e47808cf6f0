import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { LanguageSwitch } from './LanguageSwitch'

export async function Header({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'common')
  return (
    <header>
      <a href="/landing/home" aria-label={t('nav.home')}>
        {t('site.name')}
      </a>
      <nav aria-label={t('nav.label')}>
        <a href="/tests">{t('nav.tests')}</a>
        <a href="/retrieve">{t('nav.retrieve')}</a>
      </nav>
      <LanguageSwitch locale={locale} label={t('language.label')} />
    </header>
  )
}
