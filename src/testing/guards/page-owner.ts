import type { OwnerTag } from '@/core/account/owner-tag'

/** Assigns the test's page to the owner of these tags, as the server would write them; empty: to a visitor. */
export function setPageOwner(...tags: OwnerTag[]): void {
  document.querySelector('meta[name="page-owner"]')?.remove()
  const meta = document.createElement('meta')
  meta.name = 'page-owner'
  meta.content = tags.join(' ')
  document.head.append(meta)
}
