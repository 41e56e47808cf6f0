import { initTRPC, TRPCError } from '@trpc/server'
import { $ZodError } from 'zod/v4/core'
import { isAccountTag } from '@/core/account/owner-tag'
import { DomainError, isDomainErrorCode, type WireError } from '@/core/error/error'
import { trpcCodeOf } from '@/core/error/error-http'
import type { Locale } from '@/core/locale'
import type { Permission } from '@/core/ops/permissions'
import { findPageOwnerProblem } from './auth/owner-tags'
import type { Principal } from './auth/principal'
import type { Db, OpenDb } from './db/db'
import { log } from './observability/log'
import { metrics } from './observability/metrics'
import { currentRequestId } from './observability/requests/request-id'
import { busyRefusal } from './refusal'

export interface Context {
  database: OpenDb
  db: Db
  principal: Principal
  /** Tag of the owner for whom the calling page was rendered; null for a call that comes from no page. */
  pageOwner: string | null
  /** Address of the client as the server in front saw it. */
  ip: string
  locale: Locale
  /** Tags of the languages in the browser's request, best first. */
  languages: readonly string[]
  /** Whether the request comes from a browser on this machine, without a proxy between. */
  fromHere: boolean
  cookieHeader: string | null
  /** Adds a `Set-Cookie` header; not possible while a page is rendered. */
  setCookie: (cookie: string) => void
}

/** Metadata of a procedure. */
interface Meta {
  /** Act of the procedure at the console. */
  act?: Permission
  /**
   * True when all of the procedure's input was typed or mailed: it may be called from the page of an account that was
   * signed out meanwhile.
   */
  worksSignedOut?: boolean
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error }) => {
      const domain = wireError(error)
      metrics().refusals.inc({ code: domain.code })
      return {
        ...shape,
        message: domain.code,
        data: { code: shape.data.code, httpStatus: shape.data.httpStatus, domain },
      }
    },
  })

function wireError(error: TRPCError): WireError {
  if (error.cause instanceof DomainError) return { code: error.cause.code, params: error.cause.params }
  if (error.cause instanceof $ZodError) {
    // A schema's message is a code where the user can correct the field (EMAIL_INVALID …).
    const [issue] = error.cause.issues
    const params = issue?.code === 'custom' ? (issue.params ?? {}) : {}
    return isDomainErrorCode(issue?.message) ? { code: issue.message, params } : { code: 'INVALID_INPUT', params: {} }
  }
  if (error.code === 'BAD_REQUEST' || error.code === 'PARSE_ERROR') return { code: 'INVALID_INPUT', params: {} }
  if (error.code === 'NOT_FOUND') return { code: 'NOT_FOUND', params: {} }
  const request = currentRequestId()
  // The request id to quote: the log has the error under it.
  return { code: 'INTERNAL', params: request === undefined ? {} : { request } }
}

/**
 * Returns the error that replaces a fault while the database is unreachable, full or too busy; null for every other
 * error.
 */
export function outageRefusal(error: unknown): TRPCError | null {
  const cause = busyRefusal(error)
  return cause && new TRPCError({ code: trpcCodeOf(cause.code), message: cause.code, cause })
}

const domainErrors = t.middleware(async ({ next, path }) => {
  const result = await next()
  if (result.ok) return result
  const { cause } = result.error
  if (cause instanceof DomainError) throw new TRPCError({ code: trpcCodeOf(cause.code), message: cause.code, cause })
  if (result.error.code === 'INTERNAL_SERVER_ERROR') {
    log.error({ path, error: String(cause ?? result.error) }, 'procedure failed')
    const outage = outageRefusal(cause)
    if (outage) throw outage
  }
  return result
})

/**
 * Allows a page to act only for the owner it was rendered for, and not for a person who signed in since. Before the
 * input is read, every mutation is compared with its page, and so is every query from an account's page.
 * @throws DomainError ACCOUNT_CHANGED, UNAUTHENTICATED
 */
const pageOwnerOnly = t.middleware(({ ctx, next, type, meta }) => {
  const problem = findPageOwnerProblem(ctx.pageOwner, ctx.principal)
  const asks = type === 'query' && (problem === 'UNAUTHENTICATED' || !isAccountTag(ctx.pageOwner ?? ''))
  if (problem && !asks && !(problem === 'UNAUTHENTICATED' && meta?.worksSignedOut)) throw new DomainError(problem)
  return next()
})

export const router = t.router
export const createCallerFactory = t.createCallerFactory
/** Procedure for the console alone, whose staff have no accounts; `staffProcedure` checks them. */
export const consolePublicProcedure = t.procedure.use(domainErrors)
export const publicProcedure = t.procedure.use(domainErrors).use(pageOwnerOnly)

/** Procedure for functions that only the operator on this machine may use. */
export const localProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.fromHere) throw new DomainError('NOT_FOUND')
  return next()
})

/** Procedure for data of a browser that has started a sitting, or of an account; a stranger gets only "not found". */
export const guestOrUserProcedure = publicProcedure.use(({ ctx, next }) => {
  const { guestId, userId } = ctx.principal
  const ownerKey = userId ?? guestId
  if (ownerKey === null) throw new DomainError('NOT_FOUND')
  /** Key for rate limits. */
  return next({ ctx: { ...ctx, ownerKey } })
})

/**
 * Procedure for a signed-in person, even with a mailed password still to be replaced: reading the account, and choosing
 * a password.
 */
export const signedInProcedure = publicProcedure.use(({ ctx, next }) => {
  const { userId } = ctx.principal
  if (userId === null) throw new DomainError('UNAUTHENTICATED')
  return next({ ctx: { ...ctx, userId } })
})

/**
 * Procedure for an account's data: a stranger has to sign in, and nothing opens before a mailed password is replaced.
 */
export const protectedProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (ctx.principal.mustChangePassword) throw new DomainError('PASSWORD_CHANGE_REQUIRED')
  return next()
})
