import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { log } from '@/server/observability/log'
import { type Context, guestOrUserProcedure, protectedProcedure, publicProcedure } from '@/server/trpc'
import { createCard, revokeCard } from './cards'
import { acceptInvitation, allowPairCard, createInvitation, endComparison, getComparison } from './comparisons'
import {
  AcceptInvitationInput,
  AllowPairCardInput,
  ComparisonInput,
  ComparisonView,
  CreateCardInput,
  InviteInput,
  LinkKeyInput,
  MyCard,
  MyComparison,
  RevokeCardInput,
  SharedTests,
  Sharing,
  SittingInput,
} from './schema'
import { getSharing, listSharedTests } from './service'

const changesPerAddress: RateLimitRule = { name: 'share.change.ip', points: 120, seconds: 600 }
const changesPerPerson: RateLimitRule = { name: 'share.change.person', points: 40, seconds: 600 }

async function limitChange({ database, ip }: Context, ownerKey: string): Promise<void> {
  await consume(database, changesPerAddress, ip)
  await consume(database, changesPerPerson, ownerKey)
}

/**
 * Procedures to show parts of a result to others: a card for anyone with its link, and a comparison between two people.
 */
export const shareRouter = {
  of: guestOrUserProcedure
    .input(SittingInput)
    .output(Sharing)
    .query(({ ctx, input }) => getSharing(ctx.db, ctx.principal, input.sittingId, ctx.locale, new Date())),

  list: protectedProcedure.output(SharedTests).query(({ ctx }) => listSharedTests(ctx.db, ctx.principal, ctx.locale)),

  createCard: guestOrUserProcedure
    .input(CreateCardInput)
    .output(MyCard)
    .mutation(async ({ ctx, input }) => {
      await limitChange(ctx, ctx.ownerKey)
      const card = await createCard(ctx.db, ctx.principal, input, new Date())
      log.info({ parts: card.parts.length }, 'card made')
      return card
    }),

  revokeCard: guestOrUserProcedure
    .input(RevokeCardInput)
    .output(z.void())
    .mutation(({ ctx, input }) => revokeCard(ctx.db, ctx.principal, input.cardId, new Date())),

  invite: guestOrUserProcedure
    .input(InviteInput)
    .output(MyComparison)
    .mutation(async ({ ctx, input }) => {
      await limitChange(ctx, ctx.ownerKey)
      return createInvitation(ctx.db, ctx.principal, input, new Date())
    }),

  /** View for anyone with the link: an invitation, or the parts both agreed to show. */
  comparison: publicProcedure
    .input(LinkKeyInput)
    .output(ComparisonView)
    .query(({ ctx, input }) => getComparison(ctx.db, ctx.principal, input.key, ctx.locale, new Date())),

  accept: guestOrUserProcedure
    .input(AcceptInvitationInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await limitChange(ctx, ctx.ownerKey)
      await acceptInvitation(ctx.db, ctx.principal, input, new Date())
      log.info('comparison agreed')
    }),

  allowPairCard: guestOrUserProcedure
    .input(AllowPairCardInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await limitChange(ctx, ctx.ownerKey)
      await allowPairCard(ctx.db, ctx.principal, input, new Date())
    }),

  end: guestOrUserProcedure
    .input(ComparisonInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endComparison(ctx.db, ctx.principal, input.comparisonId, new Date())),
} satisfies TRPCRouterRecord
