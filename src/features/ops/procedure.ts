import { DomainError } from '@/core/error'
import { type Act, mayDo } from '@/core/ops/acts'
import { publicProcedure } from '@/server/trpc'
import { perform } from './audit'
import { readStaff } from './session'

/**
 * A procedure of the console: it names its act, and is closed to whoever may not do that before anything that was sent
 * is looked at. `ctx.staff` goes into `perform`, which writes it down.
 * @throws DomainError STAFF_SIGNED_OUT, ROLE_REQUIRED
 */
export const staffProcedure = (act: Act) =>
  publicProcedure.meta({ act }).use(async ({ ctx, next }) => {
    const staff = await readStaff(ctx.db, ctx)
    if (!staff) throw new DomainError('STAFF_SIGNED_OUT')
    // Refused, and written down.
    if (!mayDo(staff.role, act)) await perform(ctx.db, staff, { act, subject: 'refused' }, async () => {})
    return next({ ctx: { ...ctx, staff } })
  })
