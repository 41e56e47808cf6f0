import { createQrCode, type QrCode } from '@/core/charts/qr'
import { env } from '@/env'

/** Returns the test's address to type and the QR code to scan, for people who see a card. Neither leads to a person. */
export function getTestAddress(slug: string): { address: string; code: QrCode } {
  const url = new URL(`/tests/${slug}`, env.APP_URL)
  return { address: url.host + url.pathname, code: createQrCode(url.href) }
}
