/** Pixels of each format: 3:4 for feeds, 9:16 for stories, 1200 × 630 for links and chats. */
export const cardFormats = {
  tall: { width: 1080, height: 1440 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
} as const
export type CardFormat = keyof typeof cardFormats
export const isCardFormat = (value: unknown): value is CardFormat =>
  typeof value === 'string' && Object.hasOwn(cardFormats, value)

/** Backgrounds of a card; `card-backgrounds.ts` has their colours. */
export const cardBackgrounds = ['paper', 'ink', 'apricot', 'dusk'] as const
export type CardBackground = (typeof cardBackgrounds)[number]
export const isCardBackground = (value: unknown): value is CardBackground =>
  (cardBackgrounds as readonly unknown[]).includes(value)
