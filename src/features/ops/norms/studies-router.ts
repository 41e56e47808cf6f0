import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { staffProcedure } from '../procedure'
import {
  freezeReleaseAsStaff,
  listStudies,
  publishReleaseAsStaff,
  readStudyRelease,
  withdrawReleaseAsStaff,
} from './studies'
import {
  FreezeStudyReleaseInput,
  GetStudyReleaseInput,
  ListStudiesInput,
  StudyReleaseActionInput,
  StudyReleaseDetail,
  StudyRows,
} from './studies-schema'

export const studiesRouter = {
  studies: staffProcedure('study.read')
    .input(ListStudiesInput)
    .output(StudyRows)
    .query(({ ctx, input }) => listStudies(ctx.db, input, ctx.locale)),
  studyRelease: staffProcedure('study.read')
    .input(GetStudyReleaseInput)
    .output(StudyReleaseDetail)
    .query(({ ctx, input }) => readStudyRelease(ctx.db, input.id, ctx.locale)),
  freezeStudyRelease: staffProcedure('study.freeze')
    .input(FreezeStudyReleaseInput)
    .output(z.void())
    .mutation(({ ctx, input }) => freezeReleaseAsStaff(ctx.db, ctx.staff, input)),
  publishStudyRelease: staffProcedure('study.publish')
    .input(StudyReleaseActionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => publishReleaseAsStaff(ctx.db, ctx.staff, input)),
  withdrawStudyRelease: staffProcedure('study.withdraw')
    .input(StudyReleaseActionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => withdrawReleaseAsStaff(ctx.db, ctx.staff, input)),
} satisfies TRPCRouterRecord
