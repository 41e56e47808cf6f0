// Parts of a page's content that a script fills or watches.
import { accountApiPath, ownerApiPath } from '@/core/account/owner-tag'
import { SITTINGS_PREFIX, sittingsKey } from '@/core/input/storage-keys'
import { fetchJson, getProperty } from '../json'
import { readConfig, readEntry } from '../storage'

/**
 * Fills `[data-pulse="<slug>"]` (empty: all tests) with the number of people who finished a test lately: the server's
 * sentence goes into its last element. Nothing is shown while the number is unknown or zero.
 */
export async function showRecentCompletions(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-pulse]')
  if (!places.length) return
  const answer = await fetchJson(`/api/pulse?lang=${document.documentElement.dataset.lang}`)
  for (const place of places) {
    const shown = getProperty(answer, place.dataset.pulse ?? '')
    if (!shown || !place.lastElementChild) continue
    place.lastElementChild.textContent = String(shown)
    place.hidden = false
  }
}

/**
 * Fills `[data-left="… {{count}} …"]` with the number of full reports left to the account; hidden until it is known.
 * Members get the text of `[data-member]` in its place.
 */
export async function showAccount(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-left],[data-member]')
  if (!places.length || !readConfig().token) return
  const { credits, member } = Object(await fetchJson(accountApiPath))
  for (const place of places) {
    const { left, member: text } = place.dataset
    if (left) {
      place.textContent = left.replace('{{count}}', credits)
      place.hidden = credits === null || credits === undefined
    } else if (member) place.textContent = `${text}`
  }
}

/**
 * Shows the words of `data-on` in each `[data-run="<slug>"]` whose test the reader has begun; an empty element is
 * hidden until then. A sitting of another version of the test cannot be continued. May be called again. Sittings of
 * other people in this browser are not shown: the server returns the reader's identity.
 */
export async function showUnfinishedTests(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-run]')]
  const known = places.length && keepsSome() ? await sittingsOfReader() : []
  for (const place of places) {
    const { dataset } = place
    dataset.begin ??= place.textContent ?? ''
    const count = Math.max(
      0,
      ...known.map((kept) => answersOf(getProperty(kept, dataset.run ?? ''), Number(dataset.version))),
    )
    place.textContent = count ? (dataset.on ?? '').replace('{{answered}}', String(count)) : dataset.begin
    if (!dataset.begin) place.hidden = !count
  }
}

function keepsSome(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SITTINGS_PREFIX))
  } catch {
    return false
  }
}

async function sittingsOfReader(): Promise<unknown[]> {
  const tags = getProperty(await fetchJson(ownerApiPath), 'tags')
  return Array.isArray(tags)
    ? tags.map((tag) => getProperty(getProperty(readEntry(sittingsKey(tag)), 'state'), 'sittings'))
    : []
}

const answersOf = (sitting: unknown, version: number): number =>
  getProperty(sitting, 'version') === version ? Object.keys(Object(getProperty(sitting, 'answers'))).length : 0

/** Minimum time in ms for reading an article to its end; a shorter visit is not counted. */
const LEAST_MS = 20_000

/** Reports once to the address in `[data-end]` that the end of an article was reached, without data on the reader. */
export function reportReadToEnd(): void {
  const end = document.querySelector<HTMLElement>('[data-end]')
  if (!end) return
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    watch.disconnect()
    navigator.sendBeacon(end.dataset.end ?? '')
  })
  setTimeout(() => watch.observe(end), LEAST_MS)
}
