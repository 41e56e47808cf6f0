import type { Translate } from '@/core/texts/namespaces'
import { LinkButton } from '@/ui/app/LinkButton'
import { FileLink } from '@/ui/files/FileLink'
import { PrintButton } from '@/ui/print/PrintButton'
import styles from '../offer/Offer.module.css'

interface Props {
  /** Address of the PDF, or of the membership it needs; only a full report has one. */
  pdf?: string
  t: Translate<'report'>
}

/** Path of the membership page: members get PDFs. */
export const vipPath = '/vip'

/**
 * Renders the ways to keep the report. The address of the report opens for no other person; links for others are under
 * "share".
 */
export function KeepActions({ pdf, t }: Props) {
  return (
    <div className={styles.actions}>
      <PrintButton label={t('keep.print')} />
      {pdf === vipPath && (
        <LinkButton variant="transparent" href={pdf}>
          {t('keep.pdfVip')}
        </LinkButton>
      )}
      {pdf && pdf !== vipPath && (
        <FileLink button="transparent" href={pdf} making={t('keep.making')}>
          {t('keep.pdf')}
        </FileLink>
      )}
    </div>
  )
}
