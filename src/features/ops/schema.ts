import { checkNewPassword, matchesConfirmation } from '@/core/account/new-password'
import { AccountEmail, CurrentPassword, SearchQuery, TypedPassword } from '@/core/input/fields'
import { RecordId } from '@/core/input/id'
import { withoutLabel } from '@/core/input/typed-text'
import * as z from '@/core/input/zod'
import { rowsPerDownloadPage, rowsPerPage } from '@/core/ops/console-lists'
import { permissions, staffRoles } from '@/core/ops/permissions'

/** Text without NUL, which the database does not accept. */
const withoutNul = /^[^\0]*$/

/** Reason of an action, for the log. The act decides whether it may be empty. */
const Reason = z.string().check(z.maxLength(500), z.regex(withoutNul), z.trim())
/** Reason that must not be empty. */
export const GivenReason = Reason.check(z.minLength(1, 'REASON_REQUIRED'))

/** Requested part of a table. */
export const TablePageInput = z.object({
  /** Search text; empty finds everything. */
  q: SearchQuery(200).check(z.regex(withoutNul)),
  /** Number of the page, from 1. */
  page: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** Whether to return a longer page, for a download. */
  all: z.boolean(),
})
export type TablePageInput = z.infer<typeof TablePageInput>

export const skipTake = ({ page, all }: Pick<TablePageInput, 'page' | 'all'>) => {
  const take = all ? rowsPerDownloadPage : rowsPerPage
  return { skip: (page - 1) * take, take }
}

const Role = z.enum(staffRoles)

/** A code of the authenticator or a recovery code; text pasted around it is removed. */
const SecondFactor = z.string().check(z.maxLength(100), z.overwrite(withoutLabel), z.minLength(1, 'CODE_REQUIRED'))

export const StaffSignInInput = z.object({
  email: AccountEmail,
  password: CurrentPassword,
  code: SecondFactor,
})
export type StaffSignInInput = z.infer<typeof StaffSignInInput>

/** Staff member signed in at the console in this browser. */
export const StaffView = z.object({ email: z.string(), role: Role, acts: z.array(z.enum(permissions)) })
export type StaffView = z.infer<typeof StaffView>

/** Site that a staff member is working on, derived from its settings. */
export interface ConsoleEnvironment {
  /** `production` takes real money and is open to the public; everything else is for trying out. */
  kind: 'production' | 'test'
  payments: 'live' | 'test' | 'sandbox'
  database: 'own' | 'embedded'
  /** Host of the site, with its port where there is one. */
  host: string
}

const SetupKey = z.string().check(z.regex(/^[\w-]{43}$/, 'SETUP_OVER'))
export const BeginSetupInput = z.object({ key: SetupKey })
export type BeginSetupInput = z.infer<typeof BeginSetupInput>
/** The second factor to add to an authenticator. */
export const SetupView = z.object({
  email: z.string(),
  role: Role,
  /** The secret for typing; `qr` shows the same as a picture. */
  secret: z.string(),
  qr: z.object({ size: z.int(), d: z.string() }),
})
export type SetupView = z.infer<typeof SetupView>

export const FinishSetupInput = z
  .object({
    key: SetupKey,
    password: TypedPassword,
    confirmation: TypedPassword,
    code: SecondFactor,
  })
  .check(
    checkNewPassword(() => []),
    matchesConfirmation,
  )
export type FinishSetupInput = z.infer<typeof FinishSetupInput>
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })

const StaffRow = z.object({
  id: z.string(),
  email: z.string(),
  role: Role,
  state: z.enum(['invited', 'active', 'disabled']),
  lastSeenAt: z.nullable(z.isoDateTime()),
})
export const StaffRows = z.object({ rows: z.array(StaffRow), total: z.int() })
export type StaffRows = z.infer<typeof StaffRows>

export const AddStaffInput = z.object({ email: AccountEmail, role: Role, reason: GivenReason })
export type AddStaffInput = z.infer<typeof AddStaffInput>
export const ChangeRoleInput = z.object({ staffId: RecordId, role: Role, reason: GivenReason })
export type ChangeRoleInput = z.infer<typeof ChangeRoleInput>
export const StaffActionInput = z.object({ staffId: RecordId, reason: GivenReason })
export type StaffActionInput = z.infer<typeof StaffActionInput>
/** Setup address to hand over to the staff member; it can be used once. */
export const SetupLink = z.object({ url: z.string() })
export type SetupLink = z.infer<typeof SetupLink>

export const auditFilters = ['all', 'actions', 'refused'] as const
export const AuditInput = z.extend(TablePageInput, { filter: z.enum(auditFilters) })
export type AuditInput = z.infer<typeof AuditInput>
const AuditRow = z.object({
  id: z.string(),
  at: z.isoDateTime(),
  actor: z.string(),
  role: Role,
  act: z.string(),
  subject: z.string(),
  reason: z.nullable(z.string()),
  network: z.nullable(z.string()),
  failed: z.nullable(z.string()),
})
export const AuditRows = z.object({ rows: z.array(AuditRow), total: z.int() })
export type AuditRows = z.infer<typeof AuditRows>
