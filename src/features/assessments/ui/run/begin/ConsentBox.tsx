'use client'
import { useId } from 'react'
import styles from './BeginScreen.module.css'

interface Props {
  name: string
  text: string
  /** Error message when the box was required and is not ticked. */
  problem: string | null
  required: boolean
  checked: boolean
  change: (checked: boolean) => void
}

/** One consent, given by ticking it. */
export function ConsentBox({ name, text, problem, required, checked, change }: Props) {
  const problemId = useId()
  return (
    <div className={styles.box}>
      <label className={styles.boxLabel}>
        <input
          type="checkbox"
          name={name}
          required={required}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          checked={checked}
          onChange={(event) => change(event.target.checked)}
        />
        <span>{text}</span>
      </label>
      {problem !== null && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
