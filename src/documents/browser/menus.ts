/** `details[data-menu]` opens and closes without a script; with one, a tap beside it and Escape close it, too. */
export function closeMenus(): void {
  const close = (except: EventTarget | null, focus: boolean) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (except instanceof Node && menu.contains(except)) continue
      menu.open = false
      if (focus) menu.querySelector('summary')?.focus()
    }
  }
  document.addEventListener('click', ({ target }) => close(target, false))
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(null, true)
  })
}
