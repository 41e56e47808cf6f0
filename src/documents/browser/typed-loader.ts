/**
 * What is typed into a page is kept over a change of its language by a script of its own (typed.ts): fetched once there is
 * something to keep, or something was kept.
 */
export function watchTyping(): void {
  const load = () => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/js/typed.js' }))
  }
  addEventListener('input', load, { once: true })
  try {
    if (sessionStorage.typed) load()
  } catch {}
}
