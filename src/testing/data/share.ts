import type { CreateCardInput } from '@/features/share/schema'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import type { TestBrowser } from '../test-browser'
import { completeSitting } from './sittings'

/** Opens the full report of a sitting, as any purchase or credit does, and reads it. */
export const openFullReport = (db: Db, sittingId: string) =>
  db.entitlement.create({ data: { id: randomId(), sittingId, firstReadAt: new Date() } })

/** Returns the secret part of an address. */
export const keyOf = ({ url }: { url: string }): string => url.split('/').at(-1) ?? ''

/** Creates a card of a finished sitting. */
export async function makeCard(who: TestBrowser, sittingId: string, change: Partial<CreateCardInput> = {}) {
  const card: CreateCardInput = { sittingId, dimensions: ['openness'], name: '', locale: 'en', ...change }
  return (await who.api()).share.createCard(card)
}

/** Creates a finished sitting of the Big Five with an invitation to compare it. */
export async function createComparisonInvite(who: TestBrowser, name = 'Ana', value = 5) {
  const sittingId = await completeSitting(who, 'big-five', value)
  const invitation = await (await who.api()).share.invite({ sittingId, name, agreed: true })
  return { sittingId, ...invitation, key: keyOf(invitation) }
}
