import { DomainError } from '@/core/error/error'
import type { Span } from '@/core/site/state'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { refreshSiteState } from '@/server/site-state'
import { type Actor, runAuditedAction } from '../audit'
import { skipTake, type TablePageInput } from '../schema'
import type { AddNoticeInput, EndNoticeInput, NoticeRows } from './content-schema'

/** Returns a span with its state, as the tables of the console show it. */
export const toSpanRow = ({ startsAt, endsAt }: Span, now: Date) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  state: endsAt <= now ? ('over' as const) : startsAt > now ? ('coming' as const) : ('running' as const),
})

/** Lists the notices, newest first. */
export const listNotices = (db: Db, by: Actor, input: TablePageInput, now = new Date()): Promise<NoticeRows> =>
  runAuditedAction(db, by, { act: 'content.read', subject: 'notices' }, async () => {
    const has = { contains: input.q, mode: 'insensitive' as const }
    const where = input.q === '' ? {} : { OR: [{ cn: has }, { en: has }, { es: has }] }
    const rows = await db.siteNotice.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...skipTake(input),
    })
    return {
      total: await db.siteNotice.count({ where }),
      rows: rows.map(({ id, kind, cn, en, es, ...span }) => ({
        id,
        kind,
        texts: { cn, en, es },
        ...toSpanRow(span, now),
      })),
    }
  })

/**
 * Shows a line of text above the pages of the site.
 * @throws DomainError TIME_INVALID when the notice would end in the past or before it starts
 */
export const addNotice = (db: Db, by: Actor, input: AddNoticeInput, now = new Date()): Promise<void> => {
  const id = randomId()
  const { kind, texts, reason } = input
  return runAuditedAction(db, by, { act: 'notice.add', subject: `notice:${id}`, reason }, async () => {
    const startsAt = input.startsAt === null ? now : new Date(input.startsAt)
    const endsAt = new Date(input.endsAt)
    if (endsAt <= now || endsAt <= startsAt) throw new DomainError('TIME_INVALID')
    await db.siteNotice.create({ data: { id, kind, ...texts, startsAt, endsAt, createdAt: now } })
    await refreshSiteState(db, now)
  })
}

/** Ends a notice now. @throws DomainError NOT_FOUND when the notice does not exist or is over */
export const endNotice = (db: Db, by: Actor, { noticeId, reason }: EndNoticeInput, now = new Date()): Promise<void> =>
  runAuditedAction(db, by, { act: 'notice.end', subject: `notice:${noticeId}`, reason }, async () => {
    const where = { id: noticeId, endsAt: { gt: now } }
    if ((await db.siteNotice.updateMany({ where, data: { endsAt: now } })).count === 0)
      throw new DomainError('NOT_FOUND')
    await refreshSiteState(db, now)
  })
