import type { CSSProperties, ReactNode } from 'react'
import styles from './Drawing.module.css'

interface Props {
  /** A drawing that follows `--drawn`. */
  motif: ReactNode
  /** Share of the questions that have an answer, 0…1. */
  share: number
  /** Shown at the end: it closes before the eyes. */
  large?: boolean
}

/** The picture that a sitting draws, answer by answer. */
export const Drawing = ({ motif, share, large = false }: Props) => (
  <div className={large ? styles.large : styles.small} style={{ '--drawn': share } as CSSProperties}>
    {motif}
  </div>
)
