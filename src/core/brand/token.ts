/** The custom property of a colour of the theme: `inkSoft` is `--ink-soft`. */
export const tokenOf = (name: string): string =>
  `var(--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`
