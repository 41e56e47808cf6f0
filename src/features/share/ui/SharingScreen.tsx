import type { Locale } from '@/core/locale'
import { dictionaries } from '@/server/dictionaries'
import { texts } from '@/server/i18n'
import { TextsProvider } from '@/ui/texts'
import type { Sharing } from '../schema'
import { CardPanel } from './CardPanel'
import { ComparePanel } from './ComparePanel'
import styles from './Share.module.css'

/** Everything that one sitting can be shown by, for its owner. */
export async function SharingScreen({ locale, sharing }: { locale: Locale; sharing: Sharing }) {
  const t = await texts(locale, 'share')
  return (
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['share', 'report', 'common', 'errors'])}>
      <div className={`wrap narrow ${styles.page}`}>
        <header className={styles.head}>
          <p className="eyebrow">{sharing.title}</p>
          <h1>{t('title')}</h1>
          <p className="lede">{t('lead')}</p>
        </header>
        <CardPanel sharing={sharing} />
        <ComparePanel sharing={sharing} />
        <p>
          <a href={`/report/${sharing.sittingId}`}>{t('back')}</a>
        </p>
      </div>
    </TextsProvider>
  )
}
