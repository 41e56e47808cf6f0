/** The themes of `public/css/`; the first is what a visitor sees before choosing. */
export const themes = ['homeTheme', 'duskTheme'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: string | null | undefined): value is Theme =>
  (themes as readonly unknown[]).includes(value)
