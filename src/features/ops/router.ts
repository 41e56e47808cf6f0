import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { permissionsOf } from '@/core/ops/permissions'
import { consolePublicProcedure } from '@/server/trpc'
import { readAudit } from './audit'
import { blocksRouter } from './blocks/blocks-router'
import { booksRouter } from './books/books-router'
import { contentRouter } from './content/content-router'
import { couponsRouter } from './coupons/coupons-router'
import { supportRouter } from './customers/support-router'
import { normsRouter } from './norms/norms-router'
import { ordersRouter } from './orders/orders-router'
import { overviewRouter } from './overview/overview-router'
import { refuseOtherStaff, staffProcedure } from './procedure'
import { reviewsRouter } from './reviews/reviews-router'
import {
  AddStaffInput,
  AuditInput,
  AuditRows,
  BeginSetupInput,
  ChangeRoleInput,
  FinishSetupInput,
  RecoveryCodes,
  SetupLink,
  SetupView,
  StaffActionInput,
  StaffRows,
  StaffSignInInput,
  StaffView,
  TablePageInput,
} from './schema'
import { closeStaffSession, createExpiredStaffCookie, readSignedInStaff } from './staff/session'
import { beginSetup, finishSetup } from './staff/setup'
import { signInStaff } from './staff/sign-in'
import { addStaff, changeRole, disableStaff, listStaff, resetStaff } from './staff/staff'

/** Procedures of the console. Only those for signing in and out, setup and `me` have no act. */
export const opsRouter = {
  me: consolePublicProcedure.output(z.nullable(StaffView)).query(async ({ ctx }) => {
    const staff = await readSignedInStaff(ctx.db, ctx)
    return staff && { email: staff.name, role: staff.role, acts: permissionsOf(staff.role) }
  }),
  signIn: consolePublicProcedure
    .input(StaffSignInInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => ctx.setCookie(await signInStaff(ctx.database, ctx.ip, input))),
  signOut: consolePublicProcedure.output(z.void()).mutation(async ({ ctx }) => {
    const staff = await readSignedInStaff(ctx.db, ctx)
    if (staff) refuseOtherStaff(ctx, staff)
    await closeStaffSession(ctx.db, ctx.cookieHeader)
    ctx.setCookie(createExpiredStaffCookie())
  }),
  beginSetup: consolePublicProcedure
    .input(BeginSetupInput)
    .output(SetupView)
    .mutation(({ ctx, input }) => beginSetup(ctx.database, ctx.ip, input)),
  finishSetup: consolePublicProcedure
    .input(FinishSetupInput)
    .output(RecoveryCodes)
    .mutation(async ({ ctx, input }) => {
      const { codes, cookie } = await finishSetup(ctx.database, ctx.ip, input)
      ctx.setCookie(cookie)
      return { codes }
    }),

  staff: staffProcedure('staff.read')
    .input(TablePageInput)
    .output(StaffRows)
    .query(({ ctx, input }) => listStaff(ctx.db, ctx.staff, input)),
  addStaff: staffProcedure('staff.add')
    .input(AddStaffInput)
    .output(SetupLink)
    .mutation(({ ctx, input }) => addStaff(ctx.db, ctx.staff, input)),
  changeRole: staffProcedure('staff.role')
    .input(ChangeRoleInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changeRole(ctx.db, ctx.staff, input)),
  disableStaff: staffProcedure('staff.disable')
    .input(StaffActionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => disableStaff(ctx.db, ctx.staff, input)),
  resetStaff: staffProcedure('staff.reset')
    .input(StaffActionInput)
    .output(SetupLink)
    .mutation(({ ctx, input }) => resetStaff(ctx.db, ctx.staff, input)),
  audit: staffProcedure('audit.read')
    .input(AuditInput)
    .output(AuditRows)
    .query(({ ctx, input }) => readAudit(ctx.db, ctx.staff, input)),

  ...overviewRouter,
  ...supportRouter,
  ...ordersRouter,
  ...reviewsRouter,
  ...blocksRouter,
  ...booksRouter,
  ...couponsRouter,
  ...normsRouter,
  ...contentRouter,
} satisfies TRPCRouterRecord
