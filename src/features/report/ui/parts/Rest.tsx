import type { ReactNode } from 'react'
import { restId } from './Chapter'
import styles from './Rest.module.css'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/**
 * Renders the less urgent chapters when help comes first: folded, and opened by links into them and by printing. The
 * browser does both; where it does not, `src/documents/browser/report/chapters.ts` does.
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
