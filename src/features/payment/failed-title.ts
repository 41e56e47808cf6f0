import type { OrderView } from './schema'

/** What the page after a payment that did not work is called, in its heading and its tab. */
export function failedTitle(status: OrderView['status']): 'failed.title' | 'failed.expiredTitle' | 'failed.openTitle' {
  if (status === 'failed') return 'failed.title'
  return status === 'expired' ? 'failed.expiredTitle' : 'failed.openTitle'
}
