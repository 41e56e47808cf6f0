'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './AskFirst.module.css'
import { useFailureText } from './failure-text'
import { swallowSecondClick } from './second-click'

interface Props {
  /** The button that only asks. */
  open: ReactNode
  ask: string
  yes: string
  no: string
  /** Nothing is lost by it, so that it need not warn. */
  gentle?: boolean
  action: () => Promise<void>
}

/** Asks for confirmation inline before something that cannot be undone. */
export function AskFirst({ open, ask, yes, no, gentle = false, action }: Props) {
  const failureText = useFailureText()
  const question = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])

  async function act() {
    setBusy(true)
    setFailure('')
    try {
      await action()
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(false)
  }

  function openQuestion() {
    swallowSecondClick()
    setAsking(true)
  }

  function leave() {
    setAsking(false)
    setFailure('')
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (!asking) {
    return (
      <button ref={opener} type="button" className="button text" onClick={openQuestion}>
        {open}
      </button>
    )
  }
  return (
    <div className={styles.question}>
      <p ref={question} tabIndex={-1}>
        {ask}
      </p>
      <div className="cluster">
        <button type="button" className={gentle ? 'button' : `button ${styles.danger}`} onClick={act} disabled={busy}>
          {yes}
        </button>
        <button type="button" className="button quiet" onClick={leave} disabled={busy}>
          {no}
        </button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </div>
  )
}
