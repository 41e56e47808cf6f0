'use client'
import { Text } from '@mantine/core'
import { useCallback, useRef, useState } from 'react'
import panel from '@/ui/form/panel.module.css'

/**
 * What has just happened, above the list that it changed. `tell` with `focus` takes the focus there: the button that was
 * pressed has gone with its line.
 */
export function usePanelNote() {
  const element = useRef<HTMLParagraphElement>(null)
  const [text, setText] = useState('')
  const tell = useCallback((message: string, { focus = false } = {}) => {
    setText(message)
    if (focus) element.current?.focus({ preventScroll: true })
  }, [])
  const note = (
    <Text ref={element} role="status" tabIndex={-1} className={panel.note}>
      {text}
    </Text>
  )
  return { note, tell }
}
