import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { askerOf } from '@/server/asker'
import { publicProcedure, sessionProcedure } from '@/server/trpc'
import { getAccount } from './account'
import { changePassword, resetPassword, startReset } from './password'
import { confirmRegistration, startRegistration } from './register'
import {
  AccountView,
  ChangePassword,
  CodeSent,
  ConfirmRegistration,
  ForgotPassword,
  Register,
  ResetPassword,
} from './schema'

/** Accounts, but for signing in and out, which is NextAuth's: /api/auth. */
export const authRouter = {
  account: sessionProcedure.output(AccountView).query(({ ctx }) => getAccount(ctx.db, ctx.userId)),

  register: publicProcedure
    .input(Register)
    .output(CodeSent)
    .mutation(({ ctx, input }) => startRegistration(ctx.database, askerOf(ctx), input)),

  confirmRegistration: publicProcedure
    .input(ConfirmRegistration)
    .output(z.void())
    .mutation(({ ctx, input }) => confirmRegistration(ctx.database, askerOf(ctx), input, ctx.viewer.takerId)),

  forgotPassword: publicProcedure
    .input(ForgotPassword)
    .output(CodeSent)
    .mutation(({ ctx, input }) => startReset(ctx.database, askerOf(ctx), input)),

  resetPassword: publicProcedure
    .input(ResetPassword)
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx.database, askerOf(ctx), input)),

  changePassword: sessionProcedure
    .input(ChangePassword)
    .output(z.void())
    .mutation(({ ctx, input }) => changePassword(ctx.database, ctx.userId, input)),
} satisfies TRPCRouterRecord
