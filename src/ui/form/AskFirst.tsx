'use client'
import { Button } from '@mantine/core'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useFailureText } from './failure-text'
import type { QuestionProps } from './Question'
import { swallowSecondClick } from './second-click'

interface Props extends Omit<QuestionProps, 'onClose'> {
  /** The button that only asks. */
  open: ReactNode
  /** The id of what takes the focus when the button goes with what it has done. */
  after?: string
}

/** Something that cannot be taken back: a quiet button, then the question, then the deed. */
export function AskFirst({ open, after, action, ...question }: Props) {
  const failureText = useFailureText()
  const opener = useRef<HTMLButtonElement>(null)
  const [Asked, setAsked] = useState<ComponentType<QuestionProps> | null>(null)
  const [failure, setFailure] = useState<ReactNode>(null)

  const acted = useRef(false)
  useEffect(
    () => () => {
      if (after && acted.current) document.getElementById(after)?.focus()
    },
    [after],
  )

  async function act() {
    acted.current = true
    try {
      await action()
    } catch (error) {
      acted.current = false
      throw error
    }
  }

  /** Loaded when somebody asks: most people never do. */
  async function ask() {
    swallowSecondClick()
    setFailure(null)
    try {
      const { Question } = await import('./Question')
      setAsked(() => Question)
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  function close() {
    setAsked(null)
    requestAnimationFrame(() => opener.current?.focus())
  }

  return (
    <>
      <Button ref={opener} variant="transparent" aria-haspopup="dialog" onClick={ask}>
        {open}
      </Button>
      {failure && <span role="alert">{failure}</span>}
      {Asked && <Asked {...question} action={act} onClose={close} />}
    </>
  )
}
