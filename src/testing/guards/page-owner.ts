import type { OwnerTag } from '@/core/account/owner-tag'

/** Makes the page that a test stands in one for these tags, as the server would write them; empty: for a visitor. */
export function makePageFor(...tags: OwnerTag[]): void {
  document.querySelector('meta[name="page-owner"]')?.remove()
  const meta = document.createElement('meta')
  meta.name = 'page-owner'
  meta.content = tags.join(' ')
  document.head.append(meta)
}
