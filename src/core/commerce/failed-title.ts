/** What the page after a payment that did not work is called, in its heading and its tab. @param status of the order */
export function failedTitle(status: string): 'failed.title' | 'failed.expiredTitle' | 'failed.openTitle' {
  if (status === 'failed') return 'failed.title'
  return status === 'expired' ? 'failed.expiredTitle' : 'failed.openTitle'
}
