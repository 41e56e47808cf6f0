import type { CSSProperties, ReactNode } from 'react'
import { printPalette } from '@/core/brand/brand'
import { BrandMark } from '../motifs/BrandMark'
import styles from './PrintedPage.module.css'

/** The colours of print, in every theme. */
const printed = Object.fromEntries(
  Object.entries(printPalette).map(([name, value]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]),
) as CSSProperties

interface Props {
  /** The product's name above the page. */
  brand: string
  /** Description of the picture. */
  caption: string
  children: ReactNode
}

/** Renders the upper part of a printed page, as an example. */
export const PrintedPage = ({ brand, caption, children }: Props) => (
  <figure className={styles.figure}>
    <div className={styles.page} style={printed}>
      <p className={styles.brand}>
        <BrandMark side="1.5em" />
        {brand}
      </p>
      {children}
    </div>
    <figcaption>{caption}</figcaption>
  </figure>
)
