'use client'
import { sentences } from '@/core/texts/sentences'
import { useTexts } from '@/ui/texts'
import type { AskedTransfer } from '../../../schema'
import styles from './BeginScreen.module.css'

/** Facts behind the consent to the transfer: who receives what, why, what it means, and what a no means. */
export function TransferFacts({ transfer: { needed, recipients, version } }: { transfer: AskedTransfer }) {
  const t = useTexts('run')
  return (
    <>
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
      <p>{sentences(t(needed ? 'transfer.refuse' : 'transfer.refuseOptional'), t('consent.version', { version }))}</p>
    </>
  )
}
