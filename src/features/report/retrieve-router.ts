import type { TRPCRouterRecord } from '@trpc/server'
import { browserCookie, readCookie, serializeCookie } from '@/server/cookies'
import { randomKey } from '@/server/secrets'
import { type Context, publicProcedure } from '@/server/trpc'
import { type Asker, confirmRetrieval, startRetrieval } from './retrieve'
import { ConfirmRetrieval, RetrievalStarted, RetrievedReports, StartRetrieval } from './retrieve-schema'

const KEY = /^[\w-]{43}$/
/** Longer than any code works. */
const cookieSeconds = 60 * 60

/** The browser by its cookie; a new one when it has none. */
function askerOf({ cookieHeader, ip, locale, setCookie }: Context): Asker {
  const known = readCookie(cookieHeader, browserCookie())
  const browserKey = known && KEY.test(known) ? known : randomKey()
  setCookie(serializeCookie(browserCookie(), browserKey, cookieSeconds))
  return { ip, browserKey, locale }
}

/** Getting back the reports bought with an address. */
export const retrieveProcedures = {
  retrieveStart: publicProcedure
    .input(StartRetrieval)
    .output(RetrievalStarted)
    .mutation(({ ctx, input }) => startRetrieval(ctx.database, askerOf(ctx), input)),
  retrieveConfirm: publicProcedure
    .input(ConfirmRetrieval)
    .output(RetrievedReports)
    .mutation(({ ctx, input }) => confirmRetrieval(ctx.database, askerOf(ctx), input)),
} satisfies TRPCRouterRecord
