'use client'
import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useTransition } from 'react'
import styles from './AppNavigation.module.css'
import { isAppPage } from './app-pages'

type Go = (href: string, replace?: boolean) => void

const GoContext = createContext<Go | undefined>(undefined)

/** Returns the function that opens another app page without a full load; undefined outside of the apps. */
export const useNavigate = (): Go | undefined => useContext(GoContext)

/**
 * Opens app pages without a full load, also for plain anchors, because documents share the header and footer and have
 * no React. Shows a line while a page is loading.
 */
export function AppNavigation({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [underWay, start] = useTransition()
  const go = useCallback<Go>((href, replace) => start(() => router[replace ? 'replace' : 'push'](href)), [router])
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event)
      if (!link) return
      event.preventDefault()
      const menu = link.closest<HTMLDetailsElement>('details[data-menu]')
      if (menu) menu.open = false
      go(link.pathname + link.search + link.hash)
    }
    // A listener on the window runs after all others: React's, and that of enhance.js on the document.
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [go])
  return (
    <GoContext value={go}>
      {children}
      {underWay && <span className={styles.line} aria-hidden="true" />}
    </GoContext>
  )
}

/** Returns the link to an app page that a click follows; undefined for clicks that are left to the browser. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.matches('[target],[download],[rel~="external"],[data-replace],[data-leave]')) return
  const { origin, pathname, search, hash } = link
  if (origin !== location.origin || !isAppPage(pathname)) return
  // A change of language affects the header and footer too, and the browser itself scrolls to an anchor on this page.
  if (/[?&]lang=/.test(search)) return
  if (hash && pathname === location.pathname && search === location.search) return
  return link
}
