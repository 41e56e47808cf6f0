/** Title of the page after an unsuccessful payment, for its heading and its tab. @param status of the order */
export function failedTitle(status: string): 'failed.title' | 'failed.expiredTitle' | 'failed.openTitle' {
  if (status === 'failed') return 'failed.title'
  return status === 'expired' ? 'failed.expiredTitle' : 'failed.openTitle'
}
