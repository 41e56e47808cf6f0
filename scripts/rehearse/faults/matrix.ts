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
  /** Tests that show it: the file, and the beginning of the name. All that begin so have to pass. */
  tests?: readonly (readonly [file: string, name: string])[]
  rehearsals?: readonly Rehearsal[]
}

const [fulfilment, again, refunds, refusals, address] = [
  'fulfilment',
  'again',
  'returns/refunds',
  'refusals',
  'address',
].map((name) => `src/features/payment/${name}.integration.test.ts`) as [string, string, string, string, string]
const link = 'src/features/report/link.integration.test.ts'
const download = 'src/features/report/files/download.integration.test.ts'
const deletion = 'src/features/me/deletion/delete-account.integration.test.ts'
const failed = 'src/features/payment/returns/refund-failed.integration.test.ts'
const corrections = 'src/features/billing/corrections.integration.test.ts'
const away = 'src/server/db/database-outage.integration.test.ts'
const embedded = 'src/server/db/pglite.integration.test.ts'
const ready = 'src/server/observability/ready.integration.test.ts'
const shortage = 'src/features/alarms/shortage-alarm.integration.test.ts'
const mail = 'src/server/mail/mail.integration.test.ts'
const webhook = 'src/features/payment/settlement/webhook.integration.test.ts'
const histories = 'src/features/payment/settlement/histories.integration.test.ts'

/** Possible faults of a payment or its mail, each with the proof that nothing is lost or doubled by it. */
export const MATRIX: readonly Row[] = [
  {
    row: '1',
    fault: 'one webhook 100 times in parallel',
    tests: [[fulfilment, 'one webhook a hundred times']],
    rehearsals: ['hundredfold'],
  },
  { row: '2', fault: 'webhook before redirect', tests: [[fulfilment, 'after the webhook the landing page']] },
  { row: '3', fault: 'redirect before webhook', tests: [[fulfilment, 'the landing page unlocks']] },
  { row: '4', fault: 'both at once', tests: [[fulfilment, 'both at once']] },
  { row: '5', fault: 'the redirect never comes', tests: [[fulfilment, 'without the redirect']] },
  {
    row: '6',
    fault: 'the webhook never comes, the tab is closed',
    tests: [
      [fulfilment, 'without webhook and landing page'],
      [fulfilment, 'a payment in the last minute'],
    ],
  },
  { row: '7', fault: 'webhook before the order is visible', tests: [[fulfilment, 'a webhook before the order']] },
  {
    row: '8',
    fault: 'messages of the provider reordered',
    tests: [[refunds, 'events in reverse order']],
    rehearsals: ['reordered'],
  },
  {
    row: '9',
    fault: 'kill -9 between two writes of fulfilment',
    tests: [[fulfilment, 'a process ended by kill -9']],
    rehearsals: ['kills'],
  },
  { row: '10', fault: 'kill -9 between commit and mail', rehearsals: ['kills'] },
  {
    row: '11',
    fault: 'kill -9, stall or cut after the mail was taken',
    tests: [[mail, 'the same mail sent again']],
    rehearsals: ['kills', 'stalled and cut'],
  },
  { row: '12', fault: 'mail server down for an hour', rehearsals: ['hour without mail'] },
  { row: '13', fault: 'address permanently refused', tests: [[address, 'a permanently refused address']] },
  { row: '14', fault: 'database crash and restart during webhooks', rehearsals: ['restart'] },
  {
    row: '15',
    fault: 'amount or currency tampered',
    tests: [
      [refusals, 'a posted price is ignored'],
      [refusals, 'another '],
    ],
  },
  {
    row: '16',
    fault: 'forged or stale signature',
    tests: [
      [refusals, 'an event '],
      [refusals, 'no signature, or another body'],
    ],
  },
  { row: '17', fault: 'a paid session for another sitting', tests: [[refusals, 'a paid checkout does not pay']] },
  { row: '18', fault: 'double click on Pay', tests: [[again, 'a double click']] },
  { row: '19', fault: 'two tabs both pay', tests: [[again, 'opens one report when two tabs both pay']] },
  { row: '20', fault: 'typo in the address', tests: [[address, 'link and receipt go to the right one']] },
  { row: '21', fault: 'asynchronous, unpaid → paid', tests: [[again, 'a payment on its way']] },
  {
    row: '22',
    fault: 'asynchronous failure, expired session',
    tests: [
      [again, 'succeeds with another method after an asynchronous failure'],
      [again, 'an expired checkout can be paid again'],
    ],
  },
  {
    row: '23',
    fault: 'refund after reading',
    tests: [
      [refunds, 'a full refund revokes'],
      [link, 'is gone (410)'],
      [download, 'of a refunded report is gone'],
    ],
  },
  { row: '24', fault: 'partial refund', tests: [[refunds, 'a partial refund is noted']] },
  { row: '25', fault: 'dispute opened, won, lost', tests: [[refunds, 'a dispute suspends']] },
  { row: '26', fault: 'price edited during checkout', tests: [[refusals, 'a price edited during the checkout']] },
  {
    row: '27',
    fault: 'account deleted before the webhook',
    tests: [
      [deletion, 'the webhook delivers'],
      [deletion, 'the reconciler delivers'],
    ],
  },
  { row: 'a', fault: 'database frozen', tests: [[ready, 'a frozen database']], rehearsals: ['frozen'] },
  {
    row: 'b',
    fault: 'disk of the database full',
    tests: [
      [away, 'a procedure answers 503 when the database has no room'],
      [ready, 'it is not ready for a minute after'],
      [shortage, 'a shortage is told'],
    ],
    rehearsals: ['full disk'],
  },
  {
    row: 'g',
    fault: 'disk of the embedded database full',
    tests: [[embedded, 'a database whose disk is full']],
    rehearsals: ['full embedded'],
  },
  {
    row: 'h',
    fault: 'a folder full, read-only, or its quota used up',
    tests: [
      [ready, 'a folder '],
      [mail, 'a mail that finds no room'],
    ],
    rehearsals: ['folders'],
  },
  {
    row: 'i',
    fault: 'a table locked for longer than a statement may take',
    tests: [[away, 'a procedure answers 503 when the database waits']],
  },
  {
    row: 'j',
    fault: 'messages about checkouts of another shop',
    tests: [
      [webhook, 'a checkout of another shop'],
      [webhook, 'an order that is not here'],
    ],
  },
  {
    row: 'c',
    fault: 'embedded site killed and started again',
    tests: [[embedded, 'a second opening']],
    rehearsals: ['embedded'],
  },
  { row: 'd', fault: 'PgBouncer between, in transaction mode', rehearsals: ['pooler'] },
  {
    row: 'f',
    fault: 'a refund fails at the bank later',
    tests: [
      [failed, ''],
      [corrections, ''],
    ],
  },
  { row: 'e', fault: 'random histories of payments', tests: [[histories, 'in ']] },
]
