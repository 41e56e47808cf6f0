const longestDoubleClickMs = 1000

/**
 * Blocks the second half of a double click. Call it when a click changes the element under it: the second half would
 * hit a new button or link that the user has not seen yet.
 */
export function blockSecondClick(): void {
  const stop = (event: MouseEvent) => {
    // `detail` is 0 for the keyboard and 1 for a single click.
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('click', stop, { capture: true })
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }), longestDoubleClickMs)
}
