'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { restId } from './Chapter'
import styles from './Rest.module.css'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/**
 * Renders the part of a report that can wait when help comes first: folded, and opened by links into it and by
 * printing. Without a script the browser does both.
 */
export function Rest({ title, lead, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = fold.current
    if (!details) return
    const inside = (hash: string): Element | null => {
      const target = document.getElementById(hash.slice(1))
      return details.contains(target) ? target : null
    }
    const follow = () => {
      const target = inside(location.hash)
      if (!target || details.open) return
      details.open = true
      target.scrollIntoView()
    }
    // A link to the place in the current address fires no hashchange event.
    const tap = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
      if (link && inside(link.hash)) details.open = true
    }
    let opened = false
    const beforePrint = () => {
      opened = !details.open
      details.open = true
    }
    const afterPrint = () => {
      if (opened) details.open = false
    }
    follow()
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', tap)
    window.addEventListener('beforeprint', beforePrint)
    window.addEventListener('afterprint', afterPrint)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', tap)
      window.removeEventListener('beforeprint', beforePrint)
      window.removeEventListener('afterprint', afterPrint)
    }
  }, [])

  return (
    <details ref={fold} className={styles.rest} id={restId}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.inside}>
        <p>{lead}</p>
        {children}
      </div>
    </details>
  )
}
