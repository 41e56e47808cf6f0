import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { resolveRequester } from '@/server/auth/requester'
import { protectedProcedure, publicProcedure, signedInProcedure } from '@/server/trpc'
import { getAccount, signOutElsewhere } from './account'
import { changePassword, resetPassword, startReset } from './password'
import { confirmRegistration, startRegistration } from './register'
import {
  AccountView,
  ChangePasswordInput,
  CodeSent,
  ConfirmRegistrationInput,
  ForgotPasswordInput,
  RegisterInput,
  ResetPasswordInput,
} from './schema'

/** Procedures for accounts, except signing in and out, which NextAuth handles under /api/auth. */
export const authRouter = {
  account: signedInProcedure.output(AccountView).query(({ ctx }) => getAccount(ctx.db, ctx.userId)),

  register: publicProcedure
    .meta({ worksSignedOut: true })
    .input(RegisterInput)
    .output(CodeSent)
    .mutation(({ ctx, input }) => startRegistration(ctx.database, resolveRequester(ctx), input)),

  confirmRegistration: publicProcedure
    .meta({ worksSignedOut: true })
    .input(ConfirmRegistrationInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      confirmRegistration(ctx.database, resolveRequester(ctx), input, ctx.principal.guestId),
    ),

  forgotPassword: publicProcedure
    .meta({ worksSignedOut: true })
    .input(ForgotPasswordInput)
    .output(CodeSent)
    .mutation(({ ctx, input }) => startReset(ctx.database, resolveRequester(ctx), input)),

  resetPassword: publicProcedure
    .meta({ worksSignedOut: true })
    .input(ResetPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx.database, resolveRequester(ctx), input)),

  changePassword: signedInProcedure
    .input(ChangePasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changePassword(ctx.database, ctx.userId, input)),

  signOutElsewhere: protectedProcedure
    .output(z.object({ ended: z.number() }))
    .mutation(({ ctx }) => signOutElsewhere(ctx.db, ctx.userId, ctx.cookieHeader)),
} satisfies TRPCRouterRecord
