import { askJson } from './ask-json'
import { bodyText, showNotice } from './notice'
import { field, textOr } from './parsed'

const POLL_MS = 5 * 60_000

/** Asks now and then whether a newer build is served, and offers to reload. A build that was put off stays quiet. */
export function watchBuilds(): void {
  let known = document.documentElement.dataset.build
  const check = async () => {
    const id = textOr(field(await askJson('/builds/latest.json', { cache: 'no-store' }), 'id'))
    if (!id || id === known) return
    const changed = known !== undefined
    known = id
    if (!changed) return
    showNotice(bodyText('build'), [
      // biome-ignore lint/plugin/reload: a newer build is served, and somebody asked for it.
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
