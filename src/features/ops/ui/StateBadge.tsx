import type { ReactNode } from 'react'
import styles from './StateBadge.module.css'

/** `bad` needs an action by staff, `waits` continues by itself or with the next step, `over` is finished. */
type Tone = 'good' | 'waits' | 'bad' | 'over'

/** Tone of every state in the console, by the type of item. */
const tones = {
  order: { pending: 'waits', paid: 'good', failed: 'over', expired: 'over', held: 'bad', refunded: 'over' },
  access: {
    none: 'over',
    open: 'good',
    suspended: 'waits',
    closed: 'over',
    closedByTeam: 'over',
    redeemed: 'good',
  },
  dispute: { inquiry: 'bad', open: 'bad', won: 'good', lost: 'over' },
  refund: { waiting: 'waits', paused: 'waits', done: 'good', refused: 'bad', failed: 'bad' },
  mail: { sent: 'good', waiting: 'waits', retrying: 'waits', failed: 'bad' },
  report: { unfinished: 'waits', summary: 'over', open: 'good', suspended: 'waits', closed: 'over' },
  gift: { open: 'waits', redeemed: 'good', returned: 'over' },
  review: { visible: 'good', waiting: 'waits', hidden: 'over' },
  staff: { invited: 'waits', active: 'good', disabled: 'over' },
  planned: { coming: 'waits', running: 'good', over: 'over' },
  article: { public: 'good', hidden: 'waits', withdrawn: 'over' },
  edition: { draft: 'waits', frozen: 'waits', published: 'good', withdrawn: 'over' },
  work: { pressing: 'bad', waiting: 'waits' },
} as const satisfies Record<string, Record<string, Tone>>

type Subject = keyof typeof tones

interface Props<Of extends Subject> {
  of: Of
  is: keyof (typeof tones)[Of] & string
  /** Name of the state; the dot alone does not tell it. */
  children: ReactNode
}

/** Renders a state as a dot and a word. The dots also differ in shape, for people who do not see colours. */
export function StateBadge<Of extends Subject>({ of, is, children }: Props<Of>) {
  const known: Readonly<Record<string, Tone>> = tones[of]
  return (
    <span className={styles.state} data-tone={known[is]}>
      {children}
    </span>
  )
}
