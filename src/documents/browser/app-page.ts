// Script of every app page, loaded beside enhance.js.

const GUARD_MS = 10_000
/** `ChunkLoadError`, `Loading chunk …`, `Failed to load chunk …` and each browser's message for a failed import. */
const CHUNK_ERROR = /ChunkLoad|load(ing)? chunk|imported module|Importing a module/i

reloadOnChunkErrors()

/** Reloads a page whose scripts are gone because a new build was deployed, at most once per path within 10 s. */
export function reloadOnChunkErrors(): void {
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      const failed = target instanceof HTMLScriptElement ? target.src : ''
      if (failed.includes('/_next/') || isChunkError(event.error) || isChunkError(event.message)) reloadOnce()
    },
    // Errors of elements do not bubble.
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) reloadOnce()
  })
}

function isChunkError(reason: unknown): boolean {
  return CHUNK_ERROR.test(reason instanceof Error ? `${reason.name} ${reason.message}` : String(reason))
}

function reloadOnce(): void {
  // Offline, a reload would lose the page that is still there.
  if (!navigator.onLine) return
  const key = `reload:${location.pathname}`
  try {
    const last = Number(sessionStorage.getItem(key))
    if (Date.now() - last < GUARD_MS) return
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage, nothing would prevent endless reloads.
    return
  }
  // biome-ignore lint/plugin/reload: the scripts of this page are gone.
  location.reload()
}
