// Chapters of a report that open: what a script adds to `<details>`. A sample runs it by itself, a report calls it.

const all = (selector: string) => [...document.querySelectorAll<HTMLDetailsElement>(selector)]
/** What "Open all" and printing open: chapters, and the fold of those that wait. */
const folds = () => all('[data-chapter],[data-rest]')

/**
 * Opens what a link or an address leads into, where the browser does not; opens all for printing; shows the buttons for
 * all.
 * @param signal ends it
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

/** Opens every fold around what an address names, and returns it; undefined where nothing was closed. */
function reveal(hash: string): Element | undefined {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  if (!target?.closest('details:not([open])')) return
  for (let at: Element | null = target; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true
  return target
}

function press(target: Element): void {
  // A link to the place that the address already names changes no address.
  reveal(target.closest<HTMLAnchorElement>('a[href^="#"]')?.hash ?? '')
  const fold = target.closest<HTMLElement>('[data-fold]')?.dataset.fold
  if (fold) for (const one of folds()) one.open = fold === 'open'
  // The row of an open chapter is at the top of the window, and its chapter may begin far above it.
  const row = target.closest('summary')?.parentElement
  if (row?.matches('[data-chapter][open]') && row.getBoundingClientRect().top < 0) {
    requestAnimationFrame(() => row.scrollIntoView())
  }
}

if (typeof document !== 'undefined' && document.documentElement.dataset.kind === 'document') wireChapters()
