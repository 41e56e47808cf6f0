import type { ReactNode } from 'react'
import styles from './Contents.module.css'

/** Renders the contents of a product, beside the form or below it: headings, lists and links rendered on the server. */
export const ContentsPanel = ({ children }: { children: ReactNode }) => (
  <section className={styles.contents}>{children}</section>
)
