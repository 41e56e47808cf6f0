import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { log } from '@/server/observability/log'
import { guestOrUserProcedure, publicProcedure } from '@/server/trpc'
import { makeMoveLink, moveResult } from './move'
import { makeResumeLink, resumeSitting } from './resume'
import {
  GetOpenSittingInput,
  MoveSittingInput,
  OpenSitting,
  ResumeLink,
  ResumeSittingInput,
  SaveAnswersInput,
  SaveAnswersResult,
  SittingRef,
  StartSittingInput,
  TransferQuestion,
} from './schema'
import { discardSitting, findOpenSitting, saveAnswers, startSitting, submitSitting } from './service'
import { findTransferQuestion } from './transfer'

// A school class behind one address must get through, but a script must not.
const startsPerAddress: RateLimitRule = { name: 'tests.start.ip', points: 120, seconds: 600 }
const startsPerTaker: RateLimitRule = { name: 'tests.start.guest', points: 20, seconds: 600 }
const resumesPerAddress: RateLimitRule = { name: 'tests.resume.ip', points: 60, seconds: 600 }
const linksPerTaker: RateLimitRule = { name: 'tests.resumeLink.guest', points: 20, seconds: 600 }

/** Taking a test: from consent to the scored sitting. */
export const testsRouter = {
  start: publicProcedure
    .input(StartSittingInput)
    .output(SittingRef)
    .mutation(async ({ ctx, input }) => {
      const ownerKey = ctx.principal.userId ?? ctx.principal.guestId
      await consume(ctx.database, startsPerAddress, ctx.ip)
      if (ownerKey !== null) await consume(ctx.database, startsPerTaker, ownerKey)
      const { cookie, ...started } = await startSitting(ctx.db, ctx.principal, ctx.locale, input, new Date())
      if (cookie !== null) ctx.setCookie(cookie)
      log.info({ instrument: input.slug, retake: input.retakeOf !== undefined }, 'sitting started')
      return started
    }),

  /** Returns what a reader in mainland China must agree to before a test; null when no data leaves the mainland. */
  transfer: publicProcedure.output(TransferQuestion.nullable()).query(({ ctx }) => findTransferQuestion(ctx.locale)),

  current: publicProcedure
    .input(GetOpenSittingInput)
    .output(OpenSitting.nullable())
    .query(({ ctx, input }) => findOpenSitting(ctx.db, ctx.principal, input.slug)),

  save: guestOrUserProcedure
    .input(SaveAnswersInput)
    .output(SaveAnswersResult)
    .mutation(({ ctx, input }) => saveAnswers(ctx.db, ctx.principal, input, new Date())),

  submit: guestOrUserProcedure
    .input(SaveAnswersInput)
    .output(SittingRef)
    .mutation(({ ctx, input }) => submitSitting(ctx.db, ctx.principal, input, new Date())),

  discard: guestOrUserProcedure
    .input(SittingRef)
    .output(z.void())
    .mutation(({ ctx, input }) => discardSitting(ctx.db, ctx.principal, input)),

  resumeLink: guestOrUserProcedure
    .input(SittingRef)
    .output(ResumeLink)
    .mutation(async ({ ctx, input }) => {
      await consume(ctx.database, linksPerTaker, ctx.ownerKey)
      return { path: await makeResumeLink(ctx.db, ctx.principal, input) }
    }),

  resume: publicProcedure
    .input(ResumeSittingInput)
    .output(OpenSitting)
    .mutation(async ({ ctx, input }) => {
      await consume(ctx.database, resumesPerAddress, ctx.ip)
      const { sitting, cookie } = await resumeSitting(ctx.db, ctx.principal, input.key)
      if (cookie !== null) ctx.setCookie(cookie)
      return sitting
    }),

  moveLink: guestOrUserProcedure
    .input(SittingRef)
    .output(ResumeLink)
    .mutation(async ({ ctx, input }) => {
      await consume(ctx.database, linksPerTaker, ctx.ownerKey)
      return { path: await makeMoveLink(ctx.db, ctx.principal, input, new Date()) }
    }),

  move: publicProcedure
    .input(MoveSittingInput)
    .output(SittingRef)
    .mutation(async ({ ctx, input }) => {
      await consume(ctx.database, resumesPerAddress, ctx.ip)
      const { sittingId, cookie } = await moveResult(ctx.db, ctx.principal, input.key, new Date())
      if (cookie !== null) ctx.setCookie(cookie)
      return { sittingId }
    }),
} satisfies TRPCRouterRecord
