const longestDoubleClickMs = 1000

/**
 * Call when a click is about to change what lies under it: the second half of a double click would meet a button or a
 * link that nobody has seen yet, and is swallowed.
 */
export function swallowSecondClick(): void {
  const stop = (event: MouseEvent) => {
    // 0 from the keyboard, 1 for a click of its own.
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('click', stop, { capture: true })
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }), longestDoubleClickMs)
}
