'use client'
import { useState } from 'react'
import { trpc } from '@/trpc/hooks'
import type { OrderView } from '../../schema'

/** How often the page looks after the mail while it is on its way, in milliseconds. */
const pauseMs = 5_000

/** The mail that a paid order ends with: how it stands, asked for while it is on its way, and sending it once more. */
export function useOrderMail(loaded: OrderView) {
  const { orderId } = loaded
  const { data: order = loaded } = trpc.payment.order.useQuery(
    { orderId },
    {
      initialData: loaded,
      refetchInterval: ({ state }) => (/queued|retrying/.test(state.data?.mail ?? '') ? pauseMs : false),
    },
  )
  const again = trpc.payment.resend.useMutation()
  const [mending, setMending] = useState(false)
  const mail = order.mail ?? ('none' as const)
  const corrected = loaded.correctable && !order.correctable && order.email !== loaded.email
  return {
    order,
    /** How it stands; `corrected` once the address was put right on this page. */
    state: corrected ? ('corrected' as const) : mail,
    again,
    resendable: mail !== 'queued' && !corrected && again.isIdle,
    resend: () => {
      setMending(true)
      again.mutate({ orderId })
    },
    /** Somebody looks after the mail: the page has to stay. */
    mending: mending || corrected || mail === 'failed',
    mend: () => setMending(true),
  }
}

export type OrderMail = ReturnType<typeof useOrderMail>
