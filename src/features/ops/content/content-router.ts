import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { readNumbers } from '../numbers/numbers'
import { GetNumbersInput, Numbers } from '../numbers/numbers-schema'
import { staffProcedure } from '../procedure'
import { TablePageInput } from '../schema'
import { listArticles, setArticle } from './articles'
import {
  AddNoticeInput,
  AddOfferInput,
  ArticleRows,
  EndNoticeInput,
  EndOfferInput,
  ListArticlesInput,
  NoticeRows,
  OfferRows,
  SetArticleInput,
} from './content-schema'
import { addNotice, endNotice, listNotices } from './notices'
import { addOffer, endOffer, listOffers } from './offers'

/**
 * Procedures for the content that the site shows without a deployment (articles, notices, offers), and for the numbers.
 */
export const contentRouter = {
  numbers: staffProcedure('numbers.read')
    .input(GetNumbersInput)
    .output(Numbers)
    .query(({ ctx, input }) => readNumbers(ctx.db, ctx.staff, input)),
  articles: staffProcedure('content.read')
    .input(ListArticlesInput)
    .output(ArticleRows)
    .query(({ ctx, input }) => listArticles(ctx.db, ctx.staff, input, ctx.locale)),
  setArticle: staffProcedure('article.state')
    .input(SetArticleInput)
    .output(z.void())
    .mutation(({ ctx, input }) => setArticle(ctx.db, ctx.staff, input)),
  notices: staffProcedure('content.read')
    .input(TablePageInput)
    .output(NoticeRows)
    .query(({ ctx, input }) => listNotices(ctx.db, ctx.staff, input)),
  addNotice: staffProcedure('notice.add')
    .input(AddNoticeInput)
    .output(z.void())
    .mutation(({ ctx, input }) => addNotice(ctx.db, ctx.staff, input)),
  endNotice: staffProcedure('notice.end')
    .input(EndNoticeInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endNotice(ctx.db, ctx.staff, input)),
  offers: staffProcedure('content.read')
    .input(TablePageInput)
    .output(OfferRows)
    .query(({ ctx, input }) => listOffers(ctx.db, ctx.staff, input)),
  addOffer: staffProcedure('offer.add')
    .input(AddOfferInput)
    .output(z.void())
    .mutation(({ ctx, input }) => addOffer(ctx.db, ctx.staff, input)),
  endOffer: staffProcedure('offer.end')
    .input(EndOfferInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endOffer(ctx.db, ctx.staff, input)),
} satisfies TRPCRouterRecord
