import type { Translate } from '@/ui/namespaces'
import styles from './Offer.module.css'
import { PrintButton } from './PrintButton'

/** Ways to keep what is on the page. enhance.js does the copying and says how it went. */
export function Keep({ t }: { t: Translate<'report'> }) {
  return (
    <div className={styles.actions}>
      <button type="button" className="button quiet" data-copy="">
        {t('keep.copy')}
      </button>
      <PrintButton label={t('keep.print')} />
    </div>
  )
}
