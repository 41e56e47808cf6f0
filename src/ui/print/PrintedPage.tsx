import type { CSSProperties, ReactNode } from 'react'
import { printPalette } from '@/core/brand/brand'
import styles from './PrintedPage.module.css'

/** The colours of print, in every theme. */
const printed = Object.fromEntries(
  Object.entries(printPalette).map(([name, value]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]),
) as CSSProperties

interface Props {
  /** The name of the product over the page. */
  brand: string
  /** Describes the picture. */
  caption: string
  children: ReactNode
}

/** The upper part of a printed page, to show what one is like. */
export const PrintedPage = ({ brand, caption, children }: Props) => (
  <figure className={styles.figure}>
    <div className={styles.page} style={printed}>
      <p className={styles.brand}>{brand}</p>
      {children}
    </div>
    <figcaption>{caption}</figcaption>
  </figure>
)
