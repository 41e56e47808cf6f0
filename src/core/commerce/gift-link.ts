/** Where a mailed gift is redeemed; the code stands in the field already. */
export const giftPath = (code: string): string => `/me/shop?gift=${encodeURIComponent(code)}`

/** Whether a page that somebody is on the way to (`next`) redeems a gift. */
export const leadsToGift = (next: string | null): boolean => next?.startsWith(giftPath('')) ?? false
