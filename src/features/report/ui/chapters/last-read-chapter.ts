import { visitorTag } from '@/core/account/owner-tag'
import { lastReadChapterKey } from '@/core/input/storage-keys'
import { isRecord } from '@/core/input/type-guards'
import { readEntry } from '@/documents/browser/storage'
import { safeStorage } from '@/stores/safe-storage'

const chapters = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-chapter]')]

/**
 * Shows the link to the chapter of a report that was read last, and stores the current chapter when the reader leaves
 * the page.
 * @param signal ends the tracking, and counts as leaving
 */
export function trackLastChapter(report: string, signal: AbortSignal): void {
  const [owner = visitorTag] = ownerTags()
  const key = lastReadChapterKey(owner)
  showWayBack(chaptersIn(key)[report] ?? 0)
  const remember = () => {
    // A reader who left by "Leave this page now" must leave no trace of the chapter.
    const number = document.body.hidden ? 0 : numberInView()
    if (number !== null) keepChapter(key, report, number)
  }
  window.addEventListener('pagehide', remember, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && remember(), { signal })
  signal.addEventListener('abort', remember)
}

/** Maximum number of reports whose last chapter one browser stores; the oldest entries are dropped. */
const MOST = 12

/** Returns the stored chapter numbers by report; unreadable entries are left out. */
function chaptersIn(key: string): Record<string, number> {
  const entry = readEntry(key)
  const kept = isRecord(entry) ? Object.entries(entry) : []
  return Object.fromEntries(kept.flatMap(([id, number]) => (typeof number === 'number' ? [[id, number]] : [])))
}

/** Stores the number of a chapter, or removes it for 0; does nothing in a browser without storage. */
function keepChapter(key: string, report: string, number: number): void {
  const { [report]: _, ...others } = chaptersIn(key)
  const entries = [...Object.entries(others), ...(number > 0 ? [[report, number] as const] : [])].slice(-MOST)
  const storage = safeStorage(() => localStorage)
  if (entries.length > 0) storage.setItem(key, JSON.stringify(Object.fromEntries(entries)))
  else storage.removeItem(key)
}

const ownerTags = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="page-owner"]')?.content.split(' ').filter(Boolean) ?? []

/** Shows the link to a chapter that was read last, unless it is the first or an address leads elsewhere. */
function showWayBack(number: number): void {
  const line = document.querySelector<HTMLElement>('[data-go-on]')
  const link = line?.querySelector('a')
  const id = chapters()
    .find(({ dataset }) => dataset.chapter === String(number))
    ?.querySelector('section')?.id
  const title = id && document.getElementById(`${id}-title`)?.textContent
  if (!line || !link || !title || number < 2 || location.hash) return
  link.href = `#${id}`
  const words = link.querySelector('[data-go-on-title]')
  if (words) words.textContent = title
  line.hidden = false
}

/**
 * Returns the number of the chapter in the upper half of the window; 0 when the last one has been read to its end, null
 * in the first.
 */
function numberInView(): number | null {
  const all = chapters()
  const read = all.filter(
    (one) => one.open && one.checkVisibility() && one.getBoundingClientRect().top < innerHeight / 2,
  )
  const last = read.at(-1)
  if (!last || last === all[0]) return null
  const isEnd = last === all.at(-1) && last.getBoundingClientRect().bottom < innerHeight
  return isEnd ? 0 : Number(last.dataset.chapter)
}
