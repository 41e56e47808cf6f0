// Script for the chapters of a report, which are `<details>`. A sample report loads this script; a full report calls
// `wireChapters`.

const all = (selector: string) => [...document.querySelectorAll<HTMLDetailsElement>(selector)]
/** Returns the folds that "Open all" and printing open: the chapters, and the fold around chapters that can wait. */
const folds = () => all('[data-chapter],[data-rest]')

/**
 * Opens the chapter that a link or an address points into, if the browser does not do it; opens all chapters for
 * printing; shows the buttons that open or close all.
 * @param signal signal that removes the listeners
 */
export function wireChapters(signal?: AbortSignal): void {
  const on = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, { signal })
  const follow = () => reveal(location.hash)?.scrollIntoView()
  on('hashchange', follow)
  on('click', ({ target }) => {
    if (target instanceof Element) press(target)
  })
  let opened: HTMLDetailsElement[] = []
  on('beforeprint', () => {
    opened = folds().filter(({ open }) => !open)
    for (const fold of opened) fold.open = true
  })
  on('afterprint', () => {
    for (const fold of opened) fold.open = false
  })
  for (const tools of all('[data-fold-tools]')) tools.hidden = false
  follow()
}

/**
 * Opens every fold around the element that a hash names, and returns that element; undefined if no fold around it was
 * closed.
 */
function reveal(hash: string): Element | undefined {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  if (!target?.closest('details:not([open])')) return
  for (let at: Element | null = target; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true
  return target
}

function press(target: Element): void {
  // A link to the current hash fires no `hashchange` event.
  reveal(target.closest<HTMLAnchorElement>('a[href^="#"]')?.hash ?? '')
  const fold = target.closest<HTMLElement>('[data-fold]')?.dataset.fold
  if (fold) for (const one of folds()) one.open = fold === 'open'
  // The row of an open chapter stays at the top of the window, while the chapter may begin far above it.
  const row = target.closest('summary')?.parentElement
  if (row?.matches('[data-chapter][open]') && row.getBoundingClientRect().top < 0) {
    requestAnimationFrame(() => row.scrollIntoView())
  }
}

if (typeof document !== 'undefined' && document.documentElement.dataset.kind === 'document') wireChapters()
