import type { TRPCRouterRecord } from '@trpc/server'
import { consume, type Limit } from '@/server/limits/rate-limit'
import { publicProcedure } from '@/server/trpc'
import { SearchHits, SearchInput } from './schema'
import { search } from './search'

// People look for a few words; a class behind one address looks for some more.
const searchesPerAddress: Limit = { name: 'column.search.ip', points: 60, seconds: 60 }

/** The search over articles and tests. */
export const columnRouter = {
  search: publicProcedure
    .input(SearchInput)
    .output(SearchHits)
    .query(async ({ ctx, input }) => {
      await consume(ctx.database, searchesPerAddress, ctx.ip)
      return search(input.query, input.locale ?? ctx.locale)
    }),
} satisfies TRPCRouterRecord
