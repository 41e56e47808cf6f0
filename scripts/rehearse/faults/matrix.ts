import type { TestId } from '../../check/test-ids.mjs'

/** Rehearsals with real processes, by name. */
export type Rehearsal =
  | 'kills'
  | 'frozen'
  | 'restart'
  | 'full disk'
  | 'full embedded'
  | 'folders'
  | 'hour without mail'
  | 'stalled and cut'
  | 'reordered'
  | 'hundredfold'
  | 'embedded'
  | 'pooler'

export interface Row {
  row: string
  fault: string
  /** Ids of the tests that prove it; every case of a test has to pass. */
  tests?: readonly TestId[]
  rehearsals?: readonly Rehearsal[]
}

/** Possible faults of a payment or its mail, each with the proof that it loses or duplicates nothing. */
export const MATRIX: readonly Row[] = [
  {
    row: '1',
    fault: 'one webhook 100 times in parallel',
    tests: ['[webhook-hundredfold]'],
    rehearsals: ['hundredfold'],
  },
  { row: '2', fault: 'webhook before redirect', tests: ['[redirect-after-webhook]'] },
  { row: '3', fault: 'redirect before webhook', tests: ['[webhook-after-redirect]'] },
  { row: '4', fault: 'both at once', tests: ['[webhook-with-redirect]'] },
  { row: '5', fault: 'the redirect never comes', tests: ['[redirect-never]'] },
  {
    row: '6',
    fault: 'the webhook never comes, the tab is closed',
    tests: ['[webhook-never]', '[webhook-never-last-minute]'],
  },
  { row: '7', fault: 'webhook before the order is visible', tests: ['[webhook-before-order]'] },
  {
    row: '8',
    fault: 'messages of the provider reordered',
    tests: ['[events-reversed]'],
    rehearsals: ['reordered'],
  },
  {
    row: '9',
    fault: 'kill -9 between two writes of fulfilment',
    tests: ['[killed-before-commit]'],
    rehearsals: ['kills'],
  },
  { row: '10', fault: 'kill -9 between commit and mail', rehearsals: ['kills'] },
  {
    row: '11',
    fault: 'kill -9, stall or cut after the mail was taken',
    tests: ['[mail-message-id]'],
    rehearsals: ['kills', 'stalled and cut'],
  },
  { row: '12', fault: 'mail server down for an hour', rehearsals: ['hour without mail'] },
  { row: '13', fault: 'address permanently refused', tests: ['[address-refused]'] },
  {
    row: '14',
    fault: 'database crash and restart during webhooks',
    tests: ['[webhook-during-restart]'],
    rehearsals: ['restart'],
  },
  {
    row: '15',
    fault: 'amount or currency tampered',
    tests: ['[posted-price-ignored]', '[amount-differs]'],
  },
  {
    row: '16',
    fault: 'forged or stale signature',
    tests: ['[webhook-forged]', '[webhook-other-checkout]', '[webhook-foreign-payment]', '[webhook-body-signed]'],
  },
  { row: '17', fault: 'a paid session for another sitting', tests: ['[checkout-other-sitting]'] },
  { row: '18', fault: 'double click on Pay', tests: ['[pay-double-click]'] },
  { row: '19', fault: 'two tabs both pay', tests: ['[pay-twice-refunded]'] },
  { row: '20', fault: 'typo in the address', tests: ['[address-corrected]'] },
  { row: '21', fault: 'asynchronous, unpaid → paid', tests: ['[payment-asynchronous]'] },
  {
    row: '22',
    fault: 'asynchronous failure, expired session',
    tests: ['[payment-fails-later]', '[checkout-expired]'],
  },
  {
    row: '23',
    fault: 'refund after reading',
    tests: ['[refund-revokes]', '[link-gone]', '[download-gone]'],
  },
  { row: '24', fault: 'partial refund', tests: ['[refund-partial]'] },
  { row: '25', fault: 'dispute opened, won, lost', tests: ['[dispute-suspends]'] },
  { row: '26', fault: 'price edited during checkout', tests: ['[price-edited]'] },
  {
    row: '27',
    fault: 'account deleted before the webhook',
    tests: ['[deleted-account-delivery]'],
  },
  { row: 'a', fault: 'database frozen', tests: ['[database-frozen]'], rehearsals: ['frozen'] },
  {
    row: 'b',
    fault: 'disk of the database full',
    tests: ['[database-full]', '[database-short-not-ready]', '[shortage-told]', '[shortage-told-unnoted]'],
    rehearsals: ['full disk'],
  },
  {
    row: 'g',
    fault: 'disk of the embedded database full',
    tests: ['[embedded-full]'],
    rehearsals: ['full embedded'],
  },
  {
    row: 'h',
    fault: 'a folder full, read-only, or its quota used up',
    tests: ['[folder-full]', '[folder-silent]', '[folder-recovers]', '[mail-no-room]'],
    rehearsals: ['folders'],
  },
  {
    row: 'i',
    fault: 'a table locked for longer than a statement may take',
    tests: ['[lock-wait-503]'],
  },
  {
    row: 'j',
    fault: 'messages about checkouts of another shop',
    tests: ['[foreign-checkout-ignored]', '[order-waited-for]'],
  },
  {
    row: 'c',
    fault: 'embedded site killed and started again',
    tests: ['[embedded-second-opening]'],
    rehearsals: ['embedded'],
  },
  { row: 'd', fault: 'PgBouncer between, in transaction mode', rehearsals: ['pooler'] },
  {
    row: 'f',
    fault: 'a refund fails at the bank later',
    tests: ['[refund-failed]', '[credit-note-corrected]'],
  },
  { row: 'e', fault: 'random histories of payments', tests: ['[histories-random]'] },
]
