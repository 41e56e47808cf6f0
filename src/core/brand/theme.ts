/**
 * Themes of `public/css/`; visitors see the first until they choose. Pages recognise a theme by the end of its name.
 */
export const themes = ['homeTheme', 'duskTheme'] as const satisfies readonly `${string}Theme`[]
export type Theme = (typeof themes)[number]

export const isTheme = (value: string | null | undefined): value is Theme =>
  (themes as readonly unknown[]).includes(value)

/** Returns the CSS custom property of a theme colour: `inkSoft` is `--ink-soft`. */
export const customPropertyOf = (name: string): string =>
  `var(--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`
