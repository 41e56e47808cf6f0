'use client'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ConfirmQuestionProps } from './ConfirmQuestion'
import { blockSecondClick } from './second-click'
import { useOnDemand } from './use-on-demand'

interface Props extends Omit<ConfirmQuestionProps, 'onClose'> {
  /** Label of the button; the button only opens the question. */
  open: ReactNode
  /** Id of the element that takes the focus when the action removes the button. */
  after?: string
}

/** Renders an irreversible action: a quiet button, then the question, then the action. */
export function ConfirmedAction({ open, after, action, ...question }: Props) {
  const opener = useRef<HTMLButtonElement>(null)
  const { Shown, failure, show, hide } = useOnDemand(
    null,
    async () => (await import('./ConfirmQuestion')).ConfirmQuestion,
  )

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

  function ask() {
    blockSecondClick()
    void show()
  }

  function close() {
    hide()
    requestAnimationFrame(() => opener.current?.focus())
  }

  return (
    <>
      <Button ref={opener} variant="transparent" aria-haspopup="dialog" onClick={ask}>
        {open}
      </Button>
      {failure && <span role="alert">{failure}</span>}
      {Shown && <Shown {...question} action={act} onClose={close} />}
    </>
  )
}
