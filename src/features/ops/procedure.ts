import { DomainError } from '@/core/error/error'
import { isAllowed, type Permission } from '@/core/ops/permissions'
import { staffTags } from '@/server/auth/owner-tags'
import { type Context, consolePublicProcedure } from '@/server/trpc'
import { runAuditedAction } from './audit'
import { readSignedInStaff, type SignedInStaff } from './staff/session'

/** Refuses a request from a page of another staff member. @throws DomainError ACCOUNT_CHANGED */
export function refuseOtherStaff({ pageOwner }: Pick<Context, 'pageOwner'>, { staffId }: SignedInStaff): void {
  if (pageOwner !== null && !staffTags(staffId).includes(pageOwner)) throw new DomainError('ACCOUNT_CHANGED')
}

/**
 * Returns a console procedure for an act. It refuses roles that may not do the act before it reads the input.
 * `ctx.staff` goes into `runAuditedAction`, which writes it to the log.
 * @throws DomainError STAFF_SIGNED_OUT, ACCOUNT_CHANGED, ROLE_REQUIRED
 */
export const staffProcedure = (act: Permission) =>
  consolePublicProcedure.meta({ act }).use(async ({ ctx, next }) => {
    const staff = await readSignedInStaff(ctx.db, ctx)
    if (!staff) throw new DomainError('STAFF_SIGNED_OUT')
    refuseOtherStaff(ctx, staff)
    // `runAuditedAction` refuses the act and writes the refusal to the log.
    if (!isAllowed(staff.role, act)) await runAuditedAction(ctx.db, staff, { act, subject: 'refused' }, async () => {})
    return next({ ctx: { ...ctx, staff } })
  })
