/** The themes of `public/css/`; the first is what a visitor sees before choosing. Pages know them by the end of their name. */
export const themes = ['homeTheme', 'duskTheme'] as const satisfies readonly `${string}Theme`[]
export type Theme = (typeof themes)[number]

export const isTheme = (value: string | null | undefined): value is Theme =>
  (themes as readonly unknown[]).includes(value)
