import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'

export async function Footer({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'common')
  return (
    <footer>
      <a href="/help-now">{t('footer.help')}</a>
      <a href="/privacy">{t('footer.privacy')}</a>
      <a href="/terms">{t('footer.terms')}</a>
      <a href="/refunds">{t('footer.refunds')}</a>
      <a href="/contact">{t('footer.contact')}</a>
      <p>{t('footer.note')}</p>
    </footer>
  )
}
