import { useEffect, useRef, useState } from 'react'
import { api } from '@/trpc/client'
import { isHere } from '@/ui/mainland'
import type { AskedTransfer } from '../../schema'

interface UsedTransfer {
  /** What is to be agreed to; null where nothing is, or as long as nobody knows. */
  transfer: AskedTransfer | null
  /** The same, for certain. @throws what the request threw, if it did; the next call asks again */
  ask: () => Promise<AskedTransfer | null>
}

/** What leaves mainland China when this browser's reader begins; asked of the server only by who is there. */
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
