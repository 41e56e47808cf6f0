'use client'
import type { ReactNode } from 'react'
import { StartingScreen } from '../StartingScreen'
import styles from './FirstScreen.module.css'

interface FirstScreenProps {
  title: string
  /** Whether this browser's storage has been read: until then it is unknown whether there is a sitting to continue. */
  ready: boolean
  begin: ReactNode
}

/**
 * Renders the start of a test; for a reader who has already begun (see `begunScript`), a quiet wait for the question.
 */
export function FirstScreen({ title, ready, begin }: FirstScreenProps) {
  return (
    <>
      <div className={ready ? undefined : styles.unlessBegun}>{begin}</div>
      {!ready && (
        <div className={styles.ifBegun}>
          <StartingScreen title={title} leaving={false} />
        </div>
      )}
    </>
  )
}
