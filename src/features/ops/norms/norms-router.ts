import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { staffProcedure } from '../procedure'
import { readNormVersion } from './norm-version'
import { listNorms, readNormsOfTest } from './norms'
import { freezeNorms, publishNorms, withdrawNorms } from './norms-actions'
import {
  FreezeNormsInput,
  GetNormsInput,
  GetNormVersionInput,
  ListNormsInput,
  NormRows,
  NormsActionInput,
  NormsOfTest,
  NormVersionView,
} from './norms-schema'
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

export const normsRouter = {
  norms: staffProcedure('norms.read')
    .input(ListNormsInput)
    .output(NormRows)
    .query(({ ctx, input }) => listNorms(ctx.db, input, ctx.locale)),
  normsOf: staffProcedure('norms.read')
    .input(GetNormsInput)
    .output(NormsOfTest)
    .query(({ ctx, input }) => readNormsOfTest(ctx.db, input, ctx.locale)),
  normVersion: staffProcedure('norms.read')
    .input(GetNormVersionInput)
    .output(NormVersionView)
    .query(({ ctx, input }) => readNormVersion(ctx.db, input.id, ctx.locale)),
  freezeNorms: staffProcedure('norms.freeze')
    .input(FreezeNormsInput)
    .output(z.void())
    .mutation(({ ctx, input }) => freezeNorms(ctx.db, ctx.staff, input)),
  publishNorms: staffProcedure('norms.publish')
    .input(NormsActionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => publishNorms(ctx.db, ctx.staff, input)),
  withdrawNorms: staffProcedure('norms.withdraw')
    .input(NormsActionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => withdrawNorms(ctx.db, ctx.staff, input)),

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
