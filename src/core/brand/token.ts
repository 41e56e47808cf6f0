/** Returns the CSS custom property of a theme colour: `inkSoft` is `--ink-soft`. */
export const tokenOf = (name: string): string =>
  `var(--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`
