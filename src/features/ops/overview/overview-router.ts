import type { TRPCRouterRecord } from '@trpc/server'
import { staffProcedure } from '../procedure'
import { readCourse } from './course'
import { findAnything } from './find'
import { Alarms, Course, FindInput, Found, Waiting } from './overview-schema'
import { listAlarms, listWaiting } from './waiting'

export const overviewRouter = {
  /** Returns the tasks that wait for a person, limited to those the role may see. */
  waiting: staffProcedure('waiting.read')
    .output(Waiting)
    .query(({ ctx }) => listWaiting(ctx.db, ctx.staff.role)),
  alarms: staffProcedure('alarm.read')
    .output(Alarms)
    .query(({ ctx }) => listAlarms(ctx.db)),
  course: staffProcedure('numbers.read')
    .output(Course)
    .query(({ ctx }) => readCourse(ctx.db)),
  find: staffProcedure('customer.search')
    .input(FindInput)
    .output(Found)
    .query(({ ctx, input }) => findAnything(ctx.db, ctx.staff, input, ctx.locale)),
} satisfies TRPCRouterRecord
