import type { Locale } from '@/core/locale'
import { bylineRoles } from '@/seo/bylines'
import { hasOperatorPart, operatorValue } from '@/seo/operator'
import { texts } from '@/server/i18n/i18n'
import styles from './AuthorByline.module.css'

/** Renders the names of a page's author and reviewer, from the settings; nothing if there are none. */
export async function AuthorByline({ locale }: { locale: Locale }) {
  if (!hasOperatorPart('signed', locale)) return null
  const t = await texts(locale, 'operator')
  const lines = bylineRoles.map((signer) => ({ signer, who: operatorValue(signer, locale) }))
  return (
    <dl className={styles.authors} data-line="signed">
      {lines.map(
        ({ signer, who }) =>
          who !== null && (
            <div key={signer} data-line={signer}>
              <dt>{t(`signed.${signer}`)}</dt>
              <dd>{who}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
