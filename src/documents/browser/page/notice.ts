import { OWNER_CHANGED_KEY } from '@/core/account/owner-tag'
import { fetchJson, getProperty, textOr } from '../json'

interface Action {
  text: string
  run?: () => void
}

/** Returns a text for scripts in the page's language, from the attribute `data-text-<name>` of the body. */
export const bodyText = (name: string): string => document.body.getAttribute(`data-text-${name}`) ?? ''

/** Shows a bar at the foot of the window. Without actions it disappears by itself. */
export function showNotice(text: string, actions: readonly Action[] = []): void {
  document.querySelector('[data-notice]')?.remove()
  const bar = document.createElement('div')
  bar.dataset.notice = ''
  bar.setAttribute('role', 'status')
  document.body.append(bar)
  const sentence = document.createElement('p')
  bar.append(sentence)
  for (const { text: label, run } of actions) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
    button.addEventListener('click', () => {
      bar.remove()
      run?.()
    })
    bar.append(button)
  }
  // The text is set after the bar is in the page; otherwise screen readers would not announce it.
  setTimeout(() => {
    sentence.textContent = text
  }, 50)
  if (actions.length === 0) setTimeout(() => bar.remove(), 4000)
}

const POLL_MS = 5 * 60_000

/**
 * Checks at regular intervals for a newer build, and offers to reload. A build that the reader dismissed is not offered
 * again.
 */
export function listenForBuilds(): void {
  let known = document.documentElement.dataset.build
  const check = async () => {
    const id = textOr(getProperty(await fetchJson('/builds/latest.json', { cache: 'no-store' }), 'id'))
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

/** Explains, once, that the page was reloaded because somebody else has signed in. */
export function explainReload(): void {
  try {
    if (sessionStorage.getItem(OWNER_CHANGED_KEY) === null) return
    sessionStorage.removeItem(OWNER_CHANGED_KEY)
    showNotice(bodyText('changed'), [{ text: bodyText('close') }])
  } catch {}
}
