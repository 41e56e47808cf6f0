import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** The page of a test's sittings; with a script they open over the wall. */
export const testPath = (slug: string): string => `/me?test=${encodeURIComponent(slug)}`

const said = 'popstate'

function subscribe(changed: () => void): () => void {
  addEventListener(said, changed)
  return () => removeEventListener(said, changed)
}

const inAddress = () => new URLSearchParams(location.search).get('test')

/** Changes the address without loading a page, and tells those who look at it. */
function goTo(address: string): void {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent(said))
}

/**
 * The test whose sittings are open over the wall, null for none: it stands in the address, so that Back closes it and a reload shows the same
 * sittings as a page.
 */
export function useOpenTest() {
  const slug = useSyncExternalStore(subscribe, inAddress, () => null)
  const pushed = useRef(false)
  const open = useCallback((test: string) => {
    pushed.current = true
    goTo(testPath(test))
  }, [])
  const close = useCallback(() => {
    if (pushed.current) history.back()
    else goTo('/me')
  }, [])
  useEffect(() => {
    if (slug === null) pushed.current = false
  }, [slug])
  return { slug, open, close }
}
