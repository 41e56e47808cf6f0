import { useEffect, useRef, useState } from 'react'
import { api } from '@/trpc/client'
import { isHere } from '@/ui/help/mainland'
import type { AskedTransfer } from '../../../schema'

interface UsedTransfer {
  /** Transfer to agree to; null where there is none, or while that is unknown. */
  transfer: AskedTransfer | null
  /** The same, for certain. @throws what the request threw, if it did; the next call asks again */
  ask: () => Promise<AskedTransfer | null>
}

/** Finds the data that leaves mainland China when this browser's reader begins; only readers there ask the server. */
export function useTransfer(): UsedTransfer {
  const [transfer, setTransfer] = useState<AskedTransfer | null>(null)
  const asking = useRef<Promise<AskedTransfer | null> | null>(null)

  const request = async () => {
    try {
      const found = isHere() ? await api.tests.transfer.query() : null
      setTransfer(found)
      return found
    } catch (error) {
      asking.current = null
      throw error
    }
  }
  const ask = () => {
    asking.current ??= request()
    return asking.current
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a failure is told when somebody begins
  useEffect(() => {
    ask().catch(() => {})
  }, [])

  return { transfer, ask }
}
