import type { CSSProperties, ReactNode } from 'react'
import styles from './Drawing.module.css'

interface Props {
  /** Drawing that follows `--drawn`. */
  motif: ReactNode
  /** Share of the questions that have an answer, 0…1. */
  share: number
  /** True to show the drawing large, as at the end of the test, where it closes while the reader watches. */
  large?: boolean
}

/** Renders the picture that grows with each answer of a sitting. */
export const Drawing = ({ motif, share, large = false }: Props) => (
  <div className={large ? styles.large : styles.small} style={{ '--drawn': share } as CSSProperties}>
    {motif}
  </div>
)
