import { MINUTE_MS } from '@/core/time'

/** Makes the browser save a file that the page holds. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // The download has begun once this task is over.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
}
