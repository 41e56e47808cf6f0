import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import type { ConsoleEnvironment } from '../../schema'
import styles from './ConsoleName.module.css'

interface Props {
  locale: Locale
  /** Logo of the brand. */
  mark: ReactNode
  /** Site of the console, shown only to staff who have signed in. */
  site?: ConsoleEnvironment
}

/** Renders the name of the console and its site: in several words, and on a phone in one word. */
export async function ConsoleName({ locale, mark, site }: Props) {
  const [t, common] = await Promise.all([texts(locale, 'admin'), texts(locale, 'common')])
  return (
    <div className={styles.name}>
      <a className={styles.brand} href="/admin">
        {mark}
        <span>
          <span>{common('site.name')} </span>
          {t('title')}
        </span>
      </a>
      {site && (
        <p className={styles.site} data-site={site.kind}>
          <strong>{t(`site.${site.kind}`)}</strong>
          <span className={styles.what}>
            {[t(`site.payments.${site.payments}`), site.database === 'embedded' && t('site.embedded'), site.host]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      )}
    </div>
  )
}
