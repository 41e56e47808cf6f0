/** Pixels of each format: 3:4 for feeds, 9:16 for stories, 1200 × 630 for links and chats. */
export const cardFormats = {
  tall: { width: 1080, height: 1440 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
} as const
export type CardFormat = keyof typeof cardFormats
export const isCardFormat = (value: unknown): value is CardFormat =>
  typeof value === 'string' && Object.hasOwn(cardFormats, value)

/** The grounds that a card can stand on; `card-grounds.ts` has their colours. */
export const cardGrounds = ['paper', 'ink', 'apricot', 'dusk'] as const
export type CardGround = (typeof cardGrounds)[number]
export const isCardGround = (value: unknown): value is CardGround => (cardGrounds as readonly unknown[]).includes(value)
