import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { log } from '@/server/log'
import { consume, type Limit } from '@/server/rate-limit'
import { ownerProcedure, publicProcedure } from '@/server/trpc'
import { makeResumeLink, resumeSitting } from './resume'
import {
  OpenSitting,
  OpenSittingQuery,
  Resume,
  ResumeLink,
  SaveAnswers,
  Saved,
  SittingRef,
  StartSitting,
} from './schema'
import { discardSitting, openSitting, saveAnswers, startSitting, submitSitting } from './service'

// A school class behind one address has to get through; a script has not.
const startsPerAddress: Limit = { name: 'tests.start.ip', points: 120, seconds: 600 }
const startsPerTaker: Limit = { name: 'tests.start.taker', points: 20, seconds: 600 }
const resumesPerAddress: Limit = { name: 'tests.resume.ip', points: 60, seconds: 600 }
const linksPerTaker: Limit = { name: 'tests.resumeLink.taker', points: 20, seconds: 600 }

/** Taking a test: from consent to the scored sitting. */
export const testsRouter = {
  start: publicProcedure
    .input(StartSitting)
    .output(SittingRef)
    .mutation(async ({ ctx, input }) => {
      const ownerKey = ctx.viewer.userId ?? ctx.viewer.takerId
      await consume(ctx.database, startsPerAddress, ctx.ip)
      if (ownerKey !== null) await consume(ctx.database, startsPerTaker, ownerKey)
      const { cookie, ...started } = await startSitting(ctx.db, ctx.viewer, ctx.locale, input, new Date())
      if (cookie !== null) ctx.setCookie(cookie)
      log.info({ instrument: input.slug, retake: input.retakeOf !== undefined }, 'sitting started')
      return started
    }),

  current: publicProcedure
    .input(OpenSittingQuery)
    .output(OpenSitting.nullable())
    .query(({ ctx, input }) => openSitting(ctx.db, ctx.viewer, input.slug)),

  save: ownerProcedure
    .input(SaveAnswers)
    .output(Saved)
    .mutation(({ ctx, input }) => saveAnswers(ctx.db, ctx.viewer, input, new Date())),

  submit: ownerProcedure
    .input(SaveAnswers)
    .output(SittingRef)
    .mutation(({ ctx, input }) => submitSitting(ctx.db, ctx.viewer, input, new Date())),

  discard: ownerProcedure
    .input(SittingRef)
    .output(z.void())
    .mutation(({ ctx, input }) => discardSitting(ctx.db, ctx.viewer, input)),

  resumeLink: ownerProcedure
    .input(SittingRef)
    .output(ResumeLink)
    .mutation(async ({ ctx, input }) => {
      await consume(ctx.database, linksPerTaker, ctx.ownerKey)
      return { path: await makeResumeLink(ctx.db, ctx.viewer, input) }
    }),

  resume: publicProcedure
    .input(Resume)
    .output(OpenSitting)
    .mutation(async ({ ctx, input }) => {
      await consume(ctx.database, resumesPerAddress, ctx.ip)
      const { sitting, cookie } = await resumeSitting(ctx.db, ctx.viewer, input.key)
      if (cookie !== null) ctx.setCookie(cookie)
      return sitting
    }),
} satisfies TRPCRouterRecord
