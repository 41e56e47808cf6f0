import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** Returns the path to the page of a test's sittings; with JavaScript they open above the wall. */
export const testResultsPath = (slug: string): string => `/me?test=${encodeURIComponent(slug)}`

const said = 'popstate'

function subscribe(changed: () => void): () => void {
  addEventListener(said, changed)
  return () => removeEventListener(said, changed)
}

const inAddress = () => new URLSearchParams(location.search).get('test')

/** Changes the URL without loading a page, and notifies its subscribers. */
function goTo(address: string): void {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent(said))
}

/**
 * Returns the test whose sittings are open above the wall, null if there is none, and functions to open and close them.
 * The test is in the URL, so that Back closes the sittings and a reload shows them as a page.
 */
export function useOpenTest() {
  const slug = useSyncExternalStore(subscribe, inAddress, () => null)
  const pushed = useRef(false)
  const open = useCallback((test: string) => {
    pushed.current = true
    goTo(testResultsPath(test))
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
