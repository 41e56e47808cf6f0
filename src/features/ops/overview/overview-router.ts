import type { TRPCRouterRecord } from '@trpc/server'
import { staffProcedure } from '../procedure'
import { searchConsole } from './console-search'
import { Alarms, FindInput, RecentActivity, SearchResult, WaitingItems } from './overview-schema'
import { readRecentActivity } from './recent-activity'
import { listAlarms, listWaitingItems } from './waiting'

export const overviewRouter = {
  /** Returns the tasks that wait for a person, limited to those the role may see. */
  waiting: staffProcedure('waiting.read')
    .output(WaitingItems)
    .query(({ ctx }) => listWaitingItems(ctx.db, ctx.staff.role)),
  alarms: staffProcedure('alarm.read')
    .output(Alarms)
    .query(({ ctx }) => listAlarms(ctx.db)),
  course: staffProcedure('numbers.read')
    .output(RecentActivity)
    .query(({ ctx }) => readRecentActivity(ctx.db)),
  find: staffProcedure('customer.search')
    .input(FindInput)
    .output(SearchResult)
    .query(({ ctx, input }) => searchConsole(ctx.db, ctx.staff, input, ctx.locale)),
} satisfies TRPCRouterRecord
