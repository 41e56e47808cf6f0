import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { staffProcedure } from '../procedure'
import { TablePage } from '../schema'
import { addBlock, liftBlock, listBlocks, listLimits } from './blocks'
import { AddBlock, BlockRows, LiftBlock, LimitRows } from './blocks-schema'

export const blocksRouter = {
  blocks: staffProcedure('block.read')
    .input(TablePage)
    .output(BlockRows)
    .query(({ ctx, input }) => listBlocks(ctx.db, ctx.staff, input)),
  addBlock: staffProcedure('block.add')
    .input(AddBlock)
    .output(z.void())
    .mutation(({ ctx, input }) => addBlock(ctx.db, ctx.staff, input)),
  liftBlock: staffProcedure('block.lift')
    .input(LiftBlock)
    .output(z.void())
    .mutation(({ ctx, input }) => liftBlock(ctx.db, ctx.staff, input)),
  limits: staffProcedure('limits.read')
    .input(TablePage)
    .output(LimitRows)
    .query(({ ctx, input }) => listLimits(ctx.db, ctx.staff, input)),
} satisfies TRPCRouterRecord
