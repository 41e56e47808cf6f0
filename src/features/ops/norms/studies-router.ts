import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { staffProcedure } from '../procedure'
import { freezeStudy, listStudies, publishStudy, readStudyRelease, withdrawStudy } from './studies'
import {
  FreezeStudy,
  GetStudyReleaseInput,
  ListStudiesInput,
  StudyAction,
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
  freezeStudy: staffProcedure('study.freeze')
    .input(FreezeStudy)
    .output(z.void())
    .mutation(({ ctx, input }) => freezeStudy(ctx.db, ctx.staff, input)),
  publishStudy: staffProcedure('study.publish')
    .input(StudyAction)
    .output(z.void())
    .mutation(({ ctx, input }) => publishStudy(ctx.db, ctx.staff, input)),
  withdrawStudy: staffProcedure('study.withdraw')
    .input(StudyAction)
    .output(z.void())
    .mutation(({ ctx, input }) => withdrawStudy(ctx.db, ctx.staff, input)),
} satisfies TRPCRouterRecord
