import type { TRPCRouterRecord } from '@trpc/server'
import { consume, type Limit } from '@/server/rate-limit'
import { publicProcedure } from '@/server/trpc'
import { CardPage, ListInput, Meta, MetaInput, SearchHits, SearchInput } from './schema'
import { search } from './search'
import { articleMeta, listArticles } from './service'

// People look for a few words; a class behind one address looks for some more.
const searchesPerAddress: Limit = { name: 'column.search.ip', points: 60, seconds: 60 }

/** Articles and the search over them and the tests. */
export const columnRouter = {
  list: publicProcedure
    .input(ListInput)
    .output(CardPage)
    .query(({ ctx, input }) => listArticles(input.locale ?? ctx.locale, input.list, input.tag, input.page)),

  article: publicProcedure
    .input(MetaInput)
    .output(Meta)
    .query(({ ctx, input }) => articleMeta(input.locale ?? ctx.locale, input.id)),

  search: publicProcedure
    .input(SearchInput)
    .output(SearchHits)
    .query(async ({ ctx, input }) => {
      await consume(ctx.database, searchesPerAddress, ctx.ip)
      return search(input.query, input.locale ?? ctx.locale)
    }),
} satisfies TRPCRouterRecord
