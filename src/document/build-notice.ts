import { bodyText, showNotice } from './notice'
import { field, textOr } from './parsed'

const POLL_MS = 5 * 60_000

/** Asks now and then whether a newer build is served, and offers to reload. A build that was put off stays quiet. */
export function watchBuilds(): void {
  let known = document.documentElement.dataset.build
  const check = async () => {
    const id = await latestBuild()
    if (!id || id === known) return
    const changed = known !== undefined
    known = id
    if (!changed) return
    showNotice(bodyText('build'), [
      { text: bodyText('reload'), run: () => location.reload() },
      { text: bodyText('dismiss') },
    ])
  }
  if (!known) void check()
  setInterval(check, POLL_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check()
  })
}

async function latestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    return response.ok ? textOr(field(await response.json(), 'id')) : undefined
  } catch {}
}
