/** Roles of the people who work at the console. */
export const staffRoles = ['owner', 'support', 'editor', 'psychometrician'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Roles that may do an act, and whether they must give a reason. The owner may do everything. */
interface Rule {
  roles: readonly Exclude<StaffRole, 'owner'>[]
  reason: boolean
}

const look = (...roles: Rule['roles']): Rule => ({ roles, reason: false })
const action = (...roles: Rule['roles']): Rule => ({ roles, reason: true })

/** Everything that can be done at the console: looks at personal data, and actions, which need a reason. */
const rules = {
  'staff.read': look(),
  'staff.add': action(),
  'staff.role': action(),
  'staff.disable': action(),
  'staff.reset': action(),
  'audit.read': look(),
  'waiting.read': look('support', 'editor', 'psychometrician'),
  'alarm.read': look('support'),

  'customer.search': look('support'),
  'customer.read': look('support'),
  'order.list': look('support'),
  'order.read': look('support'),
  'order.sync': action('support'),
  'order.refund': action('support'),
  'order.release': action('support'),
  'order.return': action('support'),
  'order.settle': action('support'),
  'dispute.list': look('support'),
  'dispute.evidence': action('support'),
  'mail.resend': action('support'),
  'address.correct': action('support'),
  'credits.change': action('support'),
  'report.close': action('support'),
  'report.open': action('support'),
  'data.export': action('support'),
  'data.delete': action('support'),
  'data.rotate': action(),

  'review.read': look('support', 'editor'),
  'review.hide': action('support', 'editor'),
  'review.show': action('support', 'editor'),
  'review.answer': action('support', 'editor'),
  'review.policy': action(),

  'content.read': look('editor'),
  'article.state': action('editor'),
  'notice.add': action('editor'),
  'notice.end': action('editor'),
  'offer.add': action(),
  'offer.end': action(),

  'numbers.read': look('support', 'editor', 'psychometrician'),

  'block.read': look('support'),
  'block.add': action('support'),
  'block.lift': action('support'),
  'limits.read': look('support'),

  'reconciliation.read': look('support'),
  'reconciliation.settle': action(),
  'reconciliation.run': action('support'),
  'accounting.read': look(),
  'accounting.export': action(),
  'coupon.read': look('support'),
  'coupon.add': action(),
  'coupon.goodwill': action('support'),
  'coupon.end': action('support'),
  'norms.read': look('psychometrician'),
  'norms.freeze': action('psychometrician'),
  'norms.publish': action('psychometrician'),
  'norms.withdraw': action('psychometrician'),
  'study.read': look('psychometrician'),
  'study.freeze': action('psychometrician'),
  'study.publish': action('psychometrician'),
  'study.withdraw': action('psychometrician'),
} as const satisfies Record<string, Rule>

export type Permission = keyof typeof rules
export const permissions = Object.keys(rules) as Permission[]

export const isAllowed = (role: StaffRole, act: Permission): boolean =>
  role === 'owner' || (rules[act].roles as readonly StaffRole[]).includes(role)

export const needsReason = (act: Permission): boolean => rules[act].reason

/** Returns everything that a role may do. */
export const permissionsOf = (role: StaffRole): Permission[] => permissions.filter((act) => isAllowed(role, act))

/** Actions that the log records: all acts, and the ways of signing in. */
const logged: readonly string[] = [...permissions, 'staff.sign-in', 'staff.setup']
export type LoggedAct = Permission | 'staff.sign-in' | 'staff.setup'

/** Returns whether this version knows an action from the log. */
export const isLoggedAct = (word: string): word is LoggedAct => logged.includes(word)
