'use client'
import { useState } from 'react'
import { trpc } from '@/trpc/hooks'
import type { OrderView } from '../../schema'

/** Pause in ms between two checks of a mail that is not sent yet. */
const pauseMs = 5_000

/** Returns the state of the mail of a paid order, polled until it is sent, and the action to send it once more. */
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
    /** State of the mail; `corrected` once the address was corrected on this page. */
    state: corrected ? ('corrected' as const) : mail,
    again,
    resendable: mail !== 'queued' && !corrected && again.isIdle,
    resend: () => {
      setMending(true)
      again.mutate({ orderId })
    },
    /** Whether the mail failed or the buyer resends it or corrects the address, so that the page must not redirect. */
    mending: mending || corrected || mail === 'failed',
    mend: () => setMending(true),
  }
}

export type OrderMail = ReturnType<typeof useOrderMail>
