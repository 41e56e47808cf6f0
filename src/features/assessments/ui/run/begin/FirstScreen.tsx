'use client'
import type { ReactNode } from 'react'
import { StartingScreen } from '../StartingScreen'
import styles from './FirstScreen.module.css'

interface FirstScreenProps {
  title: string
  /** Whether this browser's memory has been read: until then nobody knows if there is a sitting to go on with. */
  ready: boolean
  begin: ReactNode
}

/** The way to begin; for who has begun already (see `begunScript`), quiet waiting until the question is there. */
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
