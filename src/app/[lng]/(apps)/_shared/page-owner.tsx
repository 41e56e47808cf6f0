import type { Locale } from '@/core/locale'
import { ownerTags } from '@/server/auth/owner-tags'
import { pageContext } from '@/trpc/server'
import { OwnerMark } from '@/ui/session/OwnerMark'

/** Marks a page with the owner it was rendered for; must precede all components that read the browser's storage. */
export async function PageOwner({ locale }: { locale: Locale }) {
  const { principal } = await pageContext(locale)
  return <OwnerMark tags={ownerTags(principal)} />
}
