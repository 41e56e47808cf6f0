'use client'
import { useState } from 'react'
import { useFailureText } from '@/ui/form/failure-text'

/** Takes back what was shown, one at a time; `failure` says why it did not work. */
export function useTakeBack(takeBack: (id: string) => Promise<void>) {
  const failureText = useFailureText()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function run(id: string) {
    setBusy(true)
    setFailure('')
    try {
      await takeBack(id)
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(false)
  }

  return { busy, failure, run }
}
