import type { Locale } from '@/core/locale'
import { ownerTags } from '@/server/auth/owner-tags'
import { pageContext } from '@/trpc/server'
import { OwnerMark } from '@/ui/session/OwnerMark'

/** Says in a page whom it was made for; stands before everything that reads the browser's memory. */
export async function PageOwner({ locale }: { locale: Locale }) {
  const { principal } = await pageContext(locale)
  return <OwnerMark tags={ownerTags(principal)} />
}
