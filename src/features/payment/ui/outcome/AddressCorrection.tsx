'use client'
import { useEffect, useRef } from 'react'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../../schema'
import styles from './AddressCorrection.module.css'

interface Props {
  order: OrderView
  /** Whether the fold is open from the start, because the mail bounced. */
  open: boolean
  /** Called when the fold is opened, so that the page does not redirect. */
  onStart: () => void
}

/** Renders the fold for correcting a mistyped address, which is possible once; the mail is sent again. */
export function AddressCorrection({ order, open, onStart }: Props) {
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

  // The fold may be open already: the reader opened it before hydration, or `open` is set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is hydrated
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
