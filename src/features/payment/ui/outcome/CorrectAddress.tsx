'use client'
import { useEffect, useRef } from 'react'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../../schema'
import styles from './CorrectAddress.module.css'

interface Props {
  order: OrderView
  /** Unfolded from the start: the mail has come back. */
  open: boolean
  /** Somebody unfolds it: the page has to stay. */
  onStart: () => void
}

/** For a typing mistake in the address: it can be put right once, and the mail is sent again. */
export function CorrectAddress({ order, open, onStart }: Props) {
  const t = useTexts('payment')
  const details = useRef<HTMLDetailsElement>(null)
  const { Shown, failure, show } = useOnDemand(
    'correct-address',
    async () => (await import('./AddressForm')).AddressForm,
  )

  function start() {
    onStart()
    if (!Shown) void show()
  }

  // Unfolded before hydration, or by the page itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it stands
  useEffect(() => {
    if (details.current?.open) start()
  }, [])

  return (
    <details
      ref={details}
      className={styles.correct}
      open={open}
      onToggle={(event) => event.currentTarget.open && start()}
    >
      <summary>{t('correct.title')}</summary>
      {Shown && <Shown orderId={order.orderId} />}
      {failure && <p role="alert">{failure}</p>}
    </details>
  )
}
