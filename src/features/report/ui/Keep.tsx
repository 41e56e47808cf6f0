import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import { FileLink } from '@/ui/FileLink'
import { PrintButton } from '@/ui/PrintButton'
import styles from './Offer.module.css'

interface Props {
  /** Address of the PDF, or of what one needs for it; only a full report has one. */
  pdf?: string
  t: Translate<'report'>
}

/** Where PDFs come from. */
export const vipPath = '/vip'

/** Ways to keep what is on the page. Its address opens for nobody else; what does is under "share". */
export function Keep({ pdf, t }: Props) {
  return (
    <div className={styles.actions}>
      <PrintButton label={t('keep.print')} />
      {pdf === vipPath && (
        <Link className="button text" href={pdf}>
          {t('keep.pdfVip')}
        </Link>
      )}
      {pdf && pdf !== vipPath && (
        <FileLink className="button text" href={pdf}>
          {t('keep.pdf')}
        </FileLink>
      )}
    </div>
  )
}
