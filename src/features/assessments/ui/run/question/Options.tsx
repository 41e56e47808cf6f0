'use client'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTexts } from '@/ui/texts'
import type { RunItem } from '../../../schema'
import styles from './Options.module.css'
import { doubleTapGuardMs } from './timing'

interface Props {
  item: RunItem
  value: number | null | undefined
  /** Stores the answer and stays on the question. */
  store: (value: number) => void
  /** Stores the answer, and goes on if the person has chosen that. */
  choose: (value: number | null) => void
}

/**
 * Renders the answers as native radios in wide pills. Arrow keys move and store, and never go on to the next question.
 */
export function Options({ item, value, store, choose }: Props) {
  const t = useTexts('run')
  const arrowed = useRef(false)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  const isStray = () => performance.now() - shownAt.current < doubleTapGuardMs
  const onKeyDown = (event: KeyboardEvent) => {
    arrowed.current = event.key.startsWith('Arrow')
  }
  const onKeyUp = () => {
    arrowed.current = false
  }
  // A browser reports an arrow key's choice as a click, too.
  const onClick = (chosen: number) => {
    if (!arrowed.current && !isStray()) choose(chosen)
  }
  const onChange = (chosen: number) => {
    if (!isStray()) store(chosen)
  }

  return (
    <div className={styles.options}>
      {item.options.map((label, index) => {
        const own = item.from + index
        return (
          <label key={label} className={styles.option}>
            <input
              type="radio"
              name={item.id}
              value={own}
              checked={value === own}
              onChange={() => onChange(own)}
              onClick={() => onClick(own)}
              onKeyDown={onKeyDown}
              onKeyUp={onKeyUp}
            />
            <span className={styles.label}>{label}</span>
            <span className={styles.key} aria-hidden="true">
              {index + 1}
            </span>
          </label>
        )
      })}
      {item.leaveOut && (
        <button
          type="button"
          className={styles.leaveOut}
          aria-pressed={value === null}
          onClick={() => !isStray() && choose(null)}
        >
          {t('question.leaveOut')}
        </button>
      )}
    </div>
  )
}
