'use client'
import { useTexts } from '@/ui/texts'
import type { AskedTransfer } from '../../schema'
import styles from './BeginScreen.module.css'
import { ConsentBox } from './ConsentBox'

interface Props {
  transfer: AskedTransfer
  /** It was needed, is not ticked, and somebody wanted to begin. */
  missing: boolean
  checked: boolean
  change: (checked: boolean) => void
}

/** The separate consent to what leaves mainland China: who receives what, why, what it means, and what a no means. */
export function TransferBox({ transfer: { needed, recipients, version }, missing, checked, change }: Props) {
  const t = useTexts('run')
  return (
    <div>
      <ConsentBox
        name="transfer"
        text={t(needed ? 'transfer.needed' : 'transfer.optional')}
        problem={missing ? t('transfer.missing') : null}
        required={needed}
        checked={checked}
        change={change}
      />
      <details className={`${styles.fold} ${styles.within}`}>
        <summary>{t('transfer.more')}</summary>
        <div className={styles.folded}>
          <p>{t(needed ? 'transfer.why' : 'transfer.whyOptional')}</p>
          <ul className={styles.recipients}>
            {recipients.map(({ name, does, contact }) => (
              <li key={name + does}>
                {name}
                <br />
                {does}
                <br />
                {contact}
              </li>
            ))}
          </ul>
          <p>{t('transfer.effect')}</p>
          <p>{t(needed ? 'transfer.refuse' : 'transfer.refuseOptional')}</p>
          <p>{t('consent.version', { version })}</p>
        </div>
      </details>
    </div>
  )
}
