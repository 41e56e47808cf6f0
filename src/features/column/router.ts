import type { TRPCRouterRecord } from '@trpc/server'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { publicProcedure } from '@/server/trpc'
import { SearchHits, SearchInput } from './schema'
import { search } from './search'

// Limit for one IP address: enough for a person, and for a school class.
const searchesPerAddress: RateLimitRule = { name: 'column.search.ip', points: 60, seconds: 60 }

/** Procedures for the search over articles and tests. */
export const columnRouter = {
  search: publicProcedure
    .input(SearchInput)
    .output(SearchHits)
    .query(async ({ ctx, input }) => {
      await consume(ctx.database, searchesPerAddress, ctx.ip)
      return search(input.query, input.locale ?? ctx.locale)
    }),
} satisfies TRPCRouterRecord
