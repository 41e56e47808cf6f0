import { expect, test } from 'vitest'
import { giftPath, leadsToGift } from './gift-link'

test.each([
  { next: giftPath('4K7M2QXR9TBDW3HN'), gift: true },
  { next: '/me/shop', gift: false },
  { next: '/me/shop?page=2', gift: false },
  { next: 'https://e.example/me/shop?gift=1', gift: false },
  { next: null, gift: false },
])('$next leads to a gift: $gift', ({ next, gift }) => {
  expect(leadsToGift(next)).toBe(gift)
})
