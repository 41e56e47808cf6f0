import type about from '@locales/en/about.json'
import type admin from '@locales/en/admin.json'
import type adminBooks from '@locales/en/admin-books.json'
import type adminContent from '@locales/en/admin-content.json'
import type adminMeasurement from '@locales/en/admin-measurement.json'
import type adminNumbers from '@locales/en/admin-numbers.json'
import type adminOrders from '@locales/en/admin-orders.json'
import type adminStudies from '@locales/en/admin-studies.json'
import type auth from '@locales/en/auth.json'
import type away from '@locales/en/away.json'
import type column from '@locales/en/column.json'
import type common from '@locales/en/common.json'
import type contact from '@locales/en/contact.json'
import type crash from '@locales/en/crash.json'
import type errors from '@locales/en/errors.json'
import type evidence from '@locales/en/evidence.json'
import type health from '@locales/en/health.json'
import type help from '@locales/en/help.json'
import type home from '@locales/en/home.json'
import type keep from '@locales/en/keep.json'
import type me from '@locales/en/me.json'
import type mexico from '@locales/en/mexico.json'
import type missing from '@locales/en/missing.json'
import type myData from '@locales/en/my-data.json'
import type norms from '@locales/en/norms.json'
import type operator from '@locales/en/operator.json'
import type payment from '@locales/en/payment.json'
import type privacy from '@locales/en/privacy.json'
import type refunds from '@locales/en/refunds.json'
import type reminder from '@locales/en/reminder.json'
import type report from '@locales/en/report.json'
import type retrieve from '@locales/en/retrieve.json'
import type review from '@locales/en/review.json'
import type run from '@locales/en/run.json'
import type sandbox from '@locales/en/sandbox.json'
import type science from '@locales/en/science.json'
import type settings from '@locales/en/settings.json'
import type share from '@locales/en/share.json'
import type shop from '@locales/en/shop.json'
import type studies from '@locales/en/studies.json'
import type terms from '@locales/en/terms.json'
import type tests from '@locales/en/tests.json'
import type vip from '@locales/en/vip.json'
import type withdraw from '@locales/en/withdraw.json'
import type year from '@locales/en/year.json'

/** Page texts by namespace: each is one file of `locales/<lng>/`, loaded only where it is used. */
export interface Namespaces {
  about: typeof about
  admin: typeof admin
  'admin-books': typeof adminBooks
  'admin-content': typeof adminContent
  'admin-numbers': typeof adminNumbers
  'admin-measurement': typeof adminMeasurement
  'admin-orders': typeof adminOrders
  'admin-studies': typeof adminStudies
  auth: typeof auth
  away: typeof away
  column: typeof column
  common: typeof common
  contact: typeof contact
  crash: typeof crash
  errors: typeof errors
  evidence: typeof evidence
  health: typeof health
  help: typeof help
  home: typeof home
  keep: typeof keep
  me: typeof me
  mexico: typeof mexico
  missing: typeof missing
  'my-data': typeof myData
  norms: typeof norms
  operator: typeof operator
  payment: typeof payment
  privacy: typeof privacy
  refunds: typeof refunds
  reminder: typeof reminder
  report: typeof report
  retrieve: typeof retrieve
  review: typeof review
  run: typeof run
  sandbox: typeof sandbox
  science: typeof science
  settings: typeof settings
  share: typeof share
  shop: typeof shop
  studies: typeof studies
  terms: typeof terms
  tests: typeof tests
  vip: typeof vip
  withdraw: typeof withdraw
  year: typeof year
}
export type Namespace = keyof Namespaces

type Leaf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaf<T[K]>}` }[keyof T & string]
/** `a.b.c` paths of a namespace's texts, so that a misspelt key does not compile. */
export type TextKey<N extends Namespace> = Leaf<Namespaces[N]>

export type TextParams = Readonly<Record<string, string | number>>
export type Translate<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string
