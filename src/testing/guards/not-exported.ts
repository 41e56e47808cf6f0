/** Models without a relation to an account. A new model needs one, or an entry here. */
export const modelsWithoutAccount: Readonly<Record<string, string>> = {
  InvoiceSeries: 'counts without persons',
  ProviderMovement: 'the books of the payment provider; names orders by id',
  Reconciliation: 'the state of the site',
  Finding: 'what differs between two books; names orders by id',
  CompletionMinute: 'counts without persons',
  CompletionDay: 'counts without persons',
  NormSheet: 'answers of nobody any more: nothing says whose they were',
  NormTally: 'sums over many people',
  DrawList: 'draws of nobody in particular: who took a place is exported with the sitting',
  PlanTicket: 'nothing leads from it to an account: the mail alone has its key',
  StudyBatch: 'answers of at least five people together: nothing says whose they were',
  StudyEdition: 'figures of many people',
  DropOff: 'sums over many sittings',
  CareCount: 'sums over many sittings',
  DailyCount: 'counts without persons',
  Alarm: 'the state of the site',
  Heartbeat: 'the state of the site',
  EmailCode: 'lives for minutes, before or beside an account',
  Registration: 'lives for minutes, before there is an account',
  SignupBonus: 'a keyed hash, kept when the account is gone',
  ProviderEvent: 'notes which messages of the provider were handled',
  SandboxCheckout: 'exists on a developer’s machine only',
  Outbox: 'work to be done; addresses are blanked when it is done',
  RateLimit: 'counts for minutes',
  MailAsked: 'counts for an hour; a keyed hash of a mailbox',
  Staff: 'works for the site and is no customer of it',
  StaffSession: 'belongs to the team',
  StaffRecoveryCode: 'belongs to the team',
  AuditEntry: 'what the team did; names accounts by id, and is kept as evidence',
  DataKey: 'names of keys',
  Setting: 'how the site is set, by nobody in particular',
  ArticleState: 'what the site shows, of nobody',
  SiteNotice: 'what the site shows, of nobody',
  PriceOffer: 'prices of the site, of nobody',
  ListPrice: 'prices of the site, of nobody',
  Block: 'a keyed hash of an address or network, for a time',
}

const whole = (reason: string, columns: string): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.split(' ').map((column) => [column, reason]))

/** Models with a relation to an account, none of whose columns is exported. */
export const modelsWithoutExportedColumns = {
  Coupon: whole(
    'an offer to many people; the code that was used is exported with the order',
    'id code percent offCny offUsd offEur skus startsAt endsAt maxUses maxPerBuyer createdAt endedAt',
  ),
  Invoice: whole(
    'the facts of the order, which is exported; the invoice itself is linked beside it',
    'id kind year number orderId issuedAt movedAt locale sku product currency country listMinor couponCode grossMinor taxMinor taxRate settledMinor place countersId refundId seller',
  ),
} as const
