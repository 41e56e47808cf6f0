// Chapters of a report that open: what a script adds to `<details>`. A document runs it by itself, an app calls it.
import { visitorTag } from '@/core/account/owner-tag'
import { chapterKey } from '@/core/input/sittings-key'
import { chapterReadLast, rememberChapter } from './storage'

const all = (selector: string) => [...document.querySelectorAll<HTMLDetailsElement>(selector)]
const chapters = () => all('details[data-chapter]')
/** What a tap on "Open all" and printing open: chapters, and the fold of those that wait. */
const folds = () => all('details:is([data-chapter],[data-rest])')

/**
 * Opens what a link or an address leads into, where the browser does not; opens all for printing; shows the buttons for
 * all, and the way back to the chapter that was read last.
 * @param report id under which that chapter is remembered; absent where nothing is
 * @returns how to stop
 */
export function wireChapters(report?: string): () => void {
  const stop = new AbortController()
  const on = (type: string, listener: (event: Event) => void, target: EventTarget = window) =>
    target.addEventListener(type, listener, { signal: stop.signal })

  const follow = () => {
    const target = inside(location.hash)
    if (!target) return
    reveal(target)
    target.scrollIntoView()
  }
  on('hashchange', follow)
  on('click', ({ target }) => press(target), document)
  let opened: HTMLDetailsElement[] = []
  on('beforeprint', () => {
    opened = folds().filter(({ open }) => !open)
    for (const fold of opened) fold.open = true
  })
  on('afterprint', () => {
    for (const fold of opened) fold.open = false
  })
  for (const tools of document.querySelectorAll<HTMLElement>('[data-fold-tools]')) tools.hidden = false
  follow()
  if (!report) return () => stop.abort()

  const [owner = visitorTag] = ownerTags()
  const key = chapterKey(owner)
  showWayBack(chapterReadLast(key, report))
  const remember = () => {
    const number = numberInView()
    if (number !== null) rememberChapter(key, report, number)
  }
  on('pagehide', remember)
  on('visibilitychange', () => document.hidden && remember(), document)
  return () => {
    remember()
    stop.abort()
  }
}

const ownerTags = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="page-owner"]')?.content.split(' ').filter(Boolean) ?? []

/** What an address names inside a fold that is closed. */
function inside(hash: string): Element | null {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  return target?.closest('details:not([open])') ? target : null
}

function reveal(target: Element): void {
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

function press(target: EventTarget | null): void {
  if (!(target instanceof Element)) return
  // A link to the place that the address already names changes no address.
  const led = inside(target.closest<HTMLAnchorElement>('a[href^="#"]')?.hash ?? '')
  if (led) reveal(led)
  const fold = target.closest<HTMLElement>('[data-fold]')?.dataset.fold
  if (fold) for (const one of folds()) one.open = fold === 'open'
  const row = target.closest('summary')?.parentElement
  // The row of an open chapter is at the top of the window, and its chapter may begin far above it.
  if (row instanceof HTMLDetailsElement && row.dataset.chapter && row.open && row.getBoundingClientRect().top < 0) {
    requestAnimationFrame(() => row.scrollIntoView())
  }
}

/** Shows the link to a chapter that was read last, unless it is the first or an address leads elsewhere. */
function showWayBack(number: number): void {
  const line = document.querySelector<HTMLElement>('[data-go-on]')
  const link = line?.querySelector('a')
  const id = chapters()
    .find(({ dataset }) => dataset.chapter === String(number))
    ?.querySelector('section')?.id
  const title = id && document.getElementById(`${id}-title`)?.textContent
  if (!line || !link || !title || number < 2 || location.hash) return
  link.hash = id
  const words = link.querySelector('[data-go-on-title]')
  if (words) words.textContent = title
  line.hidden = false
}

/**
 * The number of the chapter in the upper half of the window; 0 when its last chapter has been read to its end, null before
 * the second one.
 */
function numberInView(): number | null {
  const open = chapters().filter((one) => one.open && one.checkVisibility?.() !== false)
  const read = open.filter((one) => one.getBoundingClientRect().top < innerHeight / 2)
  const last = read.at(-1)
  if (!last || last.dataset.chapter === '1') return null
  const isEnd = last === chapters().at(-1) && last.getBoundingClientRect().bottom < innerHeight
  return isEnd ? 0 : Number(last.dataset.chapter)
}

if (typeof document !== 'undefined' && document.documentElement.dataset.kind === 'document') wireChapters()
