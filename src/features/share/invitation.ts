import { type QrCode, qrOf } from '@/core/charts/qr'
import { env } from '@/env'

/** Where somebody who sees a card finds the test: its address to type, and the same to scan. Neither leads to a person. */
export function wayToTest(slug: string): { address: string; code: QrCode } {
  const url = new URL(`/tests/${slug}`, env.APP_URL)
  return { address: url.host + url.pathname, code: qrOf(url.href) }
}
