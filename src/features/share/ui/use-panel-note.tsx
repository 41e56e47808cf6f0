'use client'
import { Text } from '@mantine/core'
import { useCallback, useRef, useState } from 'react'
import panel from '@/ui/form/panel.module.css'

/**
 * Returns a note on the last action, above the list that it changed, and `tell` to set it. `tell` with `focus` moves
 * the focus to the note, because the pressed button is gone with its line.
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
