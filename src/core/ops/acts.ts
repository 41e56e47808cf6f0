/** What somebody who works at the console is there for. */
export const staffRoles = ['owner', 'support', 'editor', 'psychometrician'] as const
export type StaffRole = (typeof staffRoles)[number]

export const isStaffRole = (word: unknown): word is StaffRole => (staffRoles as readonly unknown[]).includes(word)

/** Who may do something, and whether they have to say why. The owner may do everything. */
interface Rule {
  roles: readonly Exclude<StaffRole, 'owner'>[]
  reason: boolean
}

const look = (...roles: Rule['roles']): Rule => ({ roles, reason: false })
const deed = (...roles: Rule['roles']): Rule => ({ roles, reason: true })

/** Everything that can be done at the console: looks at what is personal, and deeds, which need a reason. */
const rules = {
  'staff.read': look(),
  'staff.add': deed(),
  'staff.role': deed(),
  'staff.disable': deed(),
  'staff.reset': deed(),
  'audit.read': look(),
  'waiting.read': look('support', 'editor', 'psychometrician'),

  'customer.search': look('support'),
  'customer.read': look('support'),
  'order.list': look('support'),
  'order.read': look('support'),
  'order.sync': deed('support'),
  'order.refund': deed('support'),
  'order.release': deed('support'),
  'order.return': deed('support'),
  'order.settle': deed('support'),
  'dispute.list': look('support'),
  'dispute.evidence': deed('support'),
  'mail.resend': deed('support'),
  'address.correct': deed('support'),
  'credits.change': deed('support'),
  'report.close': deed('support'),
  'report.open': deed('support'),
  'data.export': deed('support'),
  'data.delete': deed('support'),
  'data.rotate': deed(),

  'review.read': look('support', 'editor'),
  'review.hide': deed('support', 'editor'),
  'review.show': deed('support', 'editor'),
  'review.answer': deed('support', 'editor'),
  'review.policy': deed(),

  'content.read': look('editor'),
  'article.state': deed('editor'),
  'notice.add': deed('editor'),
  'notice.end': deed('editor'),
  'offer.add': deed(),
  'offer.end': deed(),

  'numbers.read': look('support', 'editor', 'psychometrician'),

  'block.read': look('support'),
  'block.add': deed('support'),
  'block.lift': deed('support'),
  'limits.read': look('support'),

  'reconciliation.read': look('support'),
  'reconciliation.settle': deed(),
  'reconciliation.run': deed('support'),
  'accounting.read': look(),
  'accounting.export': deed(),
  'coupon.read': look('support'),
  'coupon.add': deed(),
  'coupon.goodwill': deed('support'),
  'coupon.end': deed('support'),
  'norms.read': look('psychometrician'),
  'norms.freeze': deed('psychometrician'),
  'norms.publish': deed('psychometrician'),
  'norms.withdraw': deed('psychometrician'),
  'study.read': look('psychometrician'),
  'study.freeze': deed('psychometrician'),
  'study.publish': deed('psychometrician'),
  'study.withdraw': deed('psychometrician'),
} as const satisfies Record<string, Rule>

export type Act = keyof typeof rules
export const acts = Object.keys(rules) as Act[]

export const mayDo = (role: StaffRole, act: Act): boolean =>
  role === 'owner' || (rules[act].roles as readonly StaffRole[]).includes(role)

export const needsReason = (act: Act): boolean => rules[act].reason

/** Everything that a role may do. */
export const actsOf = (role: StaffRole): Act[] => acts.filter((act) => mayDo(role, act))

/** What the log has beside acts: how people came in. */
const logged: readonly string[] = [...acts, 'staff.sign-in', 'staff.setup']
export type LoggedAct = Act | 'staff.sign-in' | 'staff.setup'

/** Whether a word of the log is one that this version knows. */
export const isLoggedAct = (word: string): word is LoggedAct => logged.includes(word)
