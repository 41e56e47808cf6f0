/** A shorter look at an article is none that reached its end. */
const LEAST_MS = 20_000

/** Tells the address in `[data-end]`, once, that this end of an article was reached, and nothing of the reader. */
export function countReading(): void {
  const end = document.querySelector<HTMLElement>('[data-end]')
  if (!end) return
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    watch.disconnect()
    navigator.sendBeacon(end.dataset.end ?? '')
  })
  setTimeout(() => watch.observe(end), LEAST_MS)
}
