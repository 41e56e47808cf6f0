import type { TRPCRouterRecord } from '@trpc/server'
import { staffProcedure } from '../procedure'
import { searchConsole } from './console-search'
import { Alarms, FindInput, PendingTasks, RecentActivity, SearchResult } from './overview-schema'
import { listAlarms, listPendingTasks } from './pending-tasks'
import { readRecentActivity } from './recent-activity'

export const overviewRouter = {
  /** Returns the pending tasks that the role may see. */
  waiting: staffProcedure('waiting.read')
    .output(PendingTasks)
    .query(({ ctx }) => listPendingTasks(ctx.db, ctx.staff.role)),
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
