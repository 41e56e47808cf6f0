import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { DomainError } from '@/core/error'
import { askerOf } from '@/server/asker'
import { serializeCookie, sessionCookie, takerCookie } from '@/server/cookies'
import { readSession } from '@/server/session'
import { ownerProcedure, userProcedure } from '@/server/trpc'
import { deleteAccount } from './delete-account'
import { confirmEmailChange, startEmailChange } from './email-change'
import { getOverview } from './overview'
import { getProfile, savePreferences, saveProfile } from './profile'
import { getReceipt } from './receipt'
import { MyOrders, MyTests, MyTestsInput, Overview, Receipt, ReceiptInput, Trend, TrendInput } from './schema'
import { listOrders, listTests } from './service'
import {
  ConfirmEmailChange,
  Consents,
  DeleteAccount,
  EmailChangeStarted,
  Preferences,
  Profile,
  ProfileInput,
  SittingInput,
  StartEmailChange,
} from './settings-schema'
import { deleteSitting, getConsents, withdrawConsent, withdrawNormsConsent } from './sittings'
import { getTrend } from './trend'

/** The personal center: what belongs to the account signed in, and taking it away again. */
export const meRouter = {
  overview: userProcedure.output(Overview).query(({ ctx }) => getOverview(ctx.db, ctx.userId, ctx.locale)),
  tests: userProcedure
    .input(MyTestsInput)
    .output(MyTests)
    .query(({ ctx, input }) => listTests(ctx.db, ctx.viewer, ctx.locale, input.page)),
  trend: userProcedure
    .input(TrendInput)
    .output(Trend)
    .query(({ ctx, input }) => getTrend(ctx.db, ctx.userId, ctx.locale, input.slug)),
  orders: userProcedure.output(MyOrders).query(({ ctx }) => listOrders(ctx.db, ctx.viewer, ctx.locale)),
  receipt: userProcedure
    .input(ReceiptInput)
    .output(Receipt)
    .query(({ ctx, input }) => getReceipt(ctx.db, ctx.viewer, ctx.locale, input.orderId)),

  profile: userProcedure.output(Profile).query(({ ctx }) => getProfile(ctx.db, ctx.userId)),
  saveProfile: userProcedure
    .input(ProfileInput)
    .output(Profile)
    .mutation(({ ctx, input }) => saveProfile(ctx.db, ctx.userId, ctx.locale, input)),
  savePreferences: userProcedure
    .input(Preferences)
    .output(z.void())
    .mutation(({ ctx, input }) => savePreferences(ctx.db, ctx.userId, input)),

  startEmailChange: userProcedure
    .input(StartEmailChange)
    .output(EmailChangeStarted)
    .mutation(({ ctx, input }) => startEmailChange(ctx.database, askerOf(ctx), ctx.userId, input)),
  confirmEmailChange: userProcedure
    .input(ConfirmEmailChange)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const session = await readSession(ctx.db, ctx.cookieHeader)
      if (!session) throw new DomainError('UNAUTHENTICATED')
      await confirmEmailChange(ctx.database, askerOf(ctx), session, input)
    }),

  consents: userProcedure.output(Consents).query(({ ctx }) => getConsents(ctx.db, ctx.userId)),
  withdrawConsent: userProcedure.output(z.void()).mutation(({ ctx }) => withdrawConsent(ctx.db, ctx.userId)),
  withdrawNormsConsent: userProcedure.output(z.void()).mutation(({ ctx }) => withdrawNormsConsent(ctx.db, ctx.userId)),
  /** For a browser without an account too. */
  deleteSitting: ownerProcedure
    .input(SittingInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteSitting(ctx.db, ctx.viewer, input.administrationId)),
  deleteAccount: userProcedure
    .input(DeleteAccount)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await deleteAccount(ctx.database, ctx.userId, input)
      for (const cookie of [sessionCookie(), takerCookie()]) ctx.setCookie(serializeCookie(cookie, '', 0))
    }),
} satisfies TRPCRouterRecord
