import type { ReactNode } from 'react'
import { restId } from './Chapter'
import styles from './Rest.module.css'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/**
 * Renders the less urgent chapters folded when help comes first. A link into them unfolds them, and so does printing.
 * In browsers that do not do this, `src/documents/browser/report/chapters.ts` does it.
 */
export const Rest = ({ title, lead, children }: Props) => (
  <details className={styles.rest} id={restId} data-rest>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className={styles.inside}>
      <p>{lead}</p>
      {children}
    </div>
  </details>
)
