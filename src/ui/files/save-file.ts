import { MINUTE_MS } from '@/core/time'

/** Has the browser keep a file that this page has. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // The download has begun once this task is over.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
}
