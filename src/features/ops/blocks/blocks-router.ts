import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { staffProcedure } from '../procedure'
import { TablePageInput } from '../schema'
import { addBlock, liftBlock, listBlocks, listRateLimits } from './blocks'
import { AddBlockInput, BlockRows, LiftBlockInput, RateLimitRows } from './blocks-schema'

export const blocksRouter = {
  blocks: staffProcedure('block.read')
    .input(TablePageInput)
    .output(BlockRows)
    .query(({ ctx, input }) => listBlocks(ctx.db, ctx.staff, input)),
  addBlock: staffProcedure('block.add')
    .input(AddBlockInput)
    .output(z.void())
    .mutation(({ ctx, input }) => addBlock(ctx.db, ctx.staff, input)),
  liftBlock: staffProcedure('block.lift')
    .input(LiftBlockInput)
    .output(z.void())
    .mutation(({ ctx, input }) => liftBlock(ctx.db, ctx.staff, input)),
  limits: staffProcedure('limits.read')
    .input(TablePageInput)
    .output(RateLimitRows)
    .query(({ ctx, input }) => listRateLimits(ctx.db, ctx.staff, input)),
} satisfies TRPCRouterRecord
