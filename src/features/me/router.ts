import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { DomainError } from '@/core/error/error'
import { getReceipt } from '@/features/billing/receipt'
import { Receipt, ReceiptInput } from '@/features/billing/schema'
import {
  browserCookie,
  guestCookie,
  knownBrowserCookie,
  reportsCookie,
  serializeCookie,
  sessionCookie,
} from '@/server/auth/cookies'
import { resolveRequester } from '@/server/auth/requester'
import { readSession } from '@/server/auth/session'
import { guestOrUserProcedure, protectedProcedure, publicProcedure } from '@/server/trpc'
import { deleteAccount } from './deletion/delete-account'
import { deleteGuest } from './deletion/delete-guest'
import { getBrowserData } from './export/browser-data'
import { listOrders } from './orders'
import { MyOrders, MyTests, MyTestsInput, Overview, Trend, TrendInput, Wall } from './schema'
import { getOverview, listTests } from './service'
import { confirmEmailChange, startEmailChange } from './settings/email-change'
import { getProfile, savePreferences, saveProfile } from './settings/profile'
import {
  BrowserData,
  ConfirmEmailChangeInput,
  Consents,
  DeleteAccountInput,
  EmailChangeStarted,
  Profile,
  ProfileInput,
  SavePreferencesInput,
  SittingInput,
  StartEmailChangeInput,
} from './settings/settings-schema'
import { countNormsConsents, deleteSitting, withdrawConsent, withdrawNormsConsent } from './sittings'
import { getTrend } from './trend'
import { getResultsOverview } from './wall'

/** Procedures of the personal center: data of the signed-in account, and its deletion. */
export const meRouter = {
  overview: protectedProcedure.output(Overview).query(({ ctx }) => getOverview(ctx.db, ctx.userId, ctx.locale)),
  wall: protectedProcedure
    .output(Wall)
    .query(({ ctx }) => getResultsOverview(ctx.db, { ...ctx.principal, userId: ctx.userId }, ctx.locale)),
  tests: protectedProcedure
    .input(MyTestsInput)
    .output(MyTests)
    .query(({ ctx, input }) => listTests(ctx.db, ctx.principal, ctx.locale, input)),
  trend: protectedProcedure
    .input(TrendInput)
    .output(Trend)
    .query(({ ctx, input }) => getTrend(ctx.db, ctx.userId, ctx.locale, input.slug)),
  orders: protectedProcedure.output(MyOrders).query(({ ctx }) => listOrders(ctx.db, ctx.principal, ctx.locale)),
  receipt: protectedProcedure
    .input(ReceiptInput)
    .output(Receipt)
    .query(({ ctx, input }) => getReceipt(ctx.db, ctx.principal, ctx.locale, input.orderId)),

  profile: protectedProcedure.output(Profile).query(({ ctx }) => getProfile(ctx.db, ctx.userId)),
  saveProfile: protectedProcedure
    .input(ProfileInput)
    .output(Profile)
    .mutation(({ ctx, input }) => saveProfile(ctx.db, ctx.userId, ctx.locale, input)),
  savePreferences: protectedProcedure
    .input(SavePreferencesInput)
    .output(z.void())
    .mutation(({ ctx, input }) => savePreferences(ctx.db, ctx.userId, input)),

  startEmailChange: protectedProcedure
    .input(StartEmailChangeInput)
    .output(EmailChangeStarted)
    .mutation(({ ctx, input }) => startEmailChange(ctx.database, resolveRequester(ctx), ctx.userId, input)),
  confirmEmailChange: protectedProcedure
    .input(ConfirmEmailChangeInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const session = await readSession(ctx.db, ctx.cookieHeader)
      if (!session) throw new DomainError('UNAUTHENTICATED')
      await confirmEmailChange(ctx.database, resolveRequester(ctx), session, input)
    }),

  consents: protectedProcedure.output(Consents).query(({ ctx }) => countNormsConsents(ctx.db, ctx.userId)),
  withdrawConsent: protectedProcedure.output(z.void()).mutation(({ ctx }) => withdrawConsent(ctx.db, ctx.userId)),
  withdrawNormsConsent: protectedProcedure
    .output(z.void())
    .mutation(({ ctx }) => withdrawNormsConsent(ctx.db, ctx.userId)),
  /** Also works for a browser without an account. */
  deleteSitting: guestOrUserProcedure
    .input(SittingInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteSitting(ctx.db, ctx.principal, input.sittingId)),
  /** Counts of the data stored for a browser without an account. */
  browser: publicProcedure.output(BrowserData).query(({ ctx }) => getBrowserData(ctx.db, ctx.principal)),
  /**
   * Deletes all data of this browser and its cookies. Reports that the browser opened only through a mailed link are
   * closed in it. An account's data is deleted with the account.
   */
  deleteBrowser: publicProcedure.output(z.void()).mutation(async ({ ctx }) => {
    const { guestId, userId, reportKeyHashes } = ctx.principal
    if (userId !== null || (guestId === null && reportKeyHashes.length === 0)) throw new DomainError('NOT_FOUND')
    if (guestId !== null) await deleteGuest(ctx.db, guestId)
    const ours = [guestCookie(), reportsCookie(), browserCookie()]
    for (const cookie of ours) ctx.setCookie(serializeCookie(cookie, '', 0))
  }),
  deleteAccount: protectedProcedure
    .input(DeleteAccountInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await deleteAccount(ctx.database, ctx.userId, input)
      const ours = [sessionCookie(), guestCookie(), knownBrowserCookie()]
      for (const cookie of ours) ctx.setCookie(serializeCookie(cookie, '', 0))
    }),
} satisfies TRPCRouterRecord
