import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Promised {
  page: 'terms' | 'privacy' | 'mexico' | 'refunds' | 'health' | 'contact'
  key: string
  /** Words of the English text that promise it. */
  says: string
  /** The test that fails if the code breaks the promise; `operator` if a person keeps it, which docs/legal.md lists. */
  kept: readonly [file: string, name: string] | 'operator' | 'law'
}

const unused = (name: string) => ['src/server/retention/unused-results.integration.test.ts', name] as const
const account = (name: string) => ['src/server/retention/unused-accounts.integration.test.ts', name] as const
const guest = (name: string) => ['src/features/me/deletion/guest-data.integration.test.ts', name] as const
const retrieve = (name: string) => ['src/features/report/retrieve/retrieve.integration.test.ts', name] as const
const retention = (name: string) => ['src/server/retention/retention.integration.test.ts', name] as const
const norms = (name: string) => ['src/features/norms/collect.integration.test.ts', name] as const
const retest = (name: string) => ['src/features/evidence/retest/retest.integration.test.ts', name] as const
const secondSitting = (name: string) =>
  ['src/features/evidence/retest/second-sitting.integration.test.ts', name] as const
const treatment = (name: string) => ['src/features/evidence/treatment.integration.test.ts', name] as const
const studyBatches = (name: string) => ['src/features/evidence/batches.integration.test.ts', name] as const
const withdrawal = (name: string) => ['src/features/payment/returns/withdrawal.integration.test.ts', name] as const

/** Every time or act that a legal page promises, and who keeps it. */
const promises: readonly Promised[] = [
  {
    page: 'terms',
    key: 'sections.s3.p0',
    says: 'The receipt in your inbox holds the order number',
    kept: ['emails/mails.test.tsx', 'Qm7xT2bL9vRc4pKd8sWn1A'],
  },
  {
    page: 'terms',
    key: 'sections.s3.p1',
    says: 'you can export them for free at any time',
    kept: ['src/features/me/export/export-complete.integration.test.ts', 'finds every column in its export'],
  },
  { page: 'terms', key: 'sections.s3.p2', says: 'after 24 months without use', kept: unused('is warned of once') },
  {
    page: 'terms',
    key: 'sections.s3.p2',
    says: 'at least 30 days after an email',
    kept: unused('stays when its warning was never delivered'),
  },
  {
    page: 'terms',
    key: 'sections.s3.p2',
    says: 'refuses that email three times, after 27 months',
    kept: [
      'src/server/retention/unused-refused.integration.test.ts',
      'goes after 27 months when every address refused',
    ],
  },
  {
    page: 'terms',
    key: 'sections.s4.p1',
    says: 'You can do it online',
    kept: withdrawal('without an account, from another browser'),
  },
  { page: 'terms', key: 'sections.s4.p1', says: 'within {{days}} days', kept: 'operator' },
  { page: 'terms', key: 'sections.conformity.p1', says: 'put it right at no cost', kept: 'operator' },
  { page: 'terms', key: 'sections.conformity.p2', says: 'within two years', kept: 'law' },
  { page: 'terms', key: 'sections.conformity.p2', says: '{{days}} days', kept: 'law' },
  { page: 'terms', key: 'sections.s5.p2', says: 'what they paid for and haven’t used is refunded', kept: 'operator' },
  {
    page: 'terms',
    key: 'sections.reviews.p1',
    says: 'Only someone who has finished a test here can review it, once',
    kept: ['src/features/review/review.integration.test.ts', 'not a stranger, not before the end'],
  },
  { page: 'terms', key: 'sections.reviews.p1', says: 'is taken down', kept: 'operator' },
  { page: 'terms', key: 'sections.end.p1', says: 'at least 60 days before', kept: 'operator' },
  { page: 'terms', key: 'sections.end.p1', says: 'for the months still missing', kept: 'operator' },
  { page: 'privacy', key: 'updated', says: 'We announce changes on this page before', kept: 'operator' },
  { page: 'privacy', key: 'sections.s1.l3', says: '90 days', kept: retention('unpaid sittings go after 90 days') },
  { page: 'privacy', key: 'sections.s2.p2', says: '90 days after you finish a test', kept: norms('90 days after') },
  { page: 'privacy', key: 'sections.s2.p2', says: 'deleting the test or the account', kept: norms('before that day') },
  { page: 'privacy', key: 'sections.s2.p2', says: 'under earlier texts is not used', kept: norms('earlier text') },
  {
    page: 'privacy',
    key: 'sections.s2.p3',
    says: 'for 90 days',
    kept: ['src/features/review/review-report.integration.test.ts', 'is forgotten after 90 days'],
  },
  {
    page: 'privacy',
    key: 'sections.s2.p4',
    says: 'is deleted 30 days later',
    kept: ['src/features/share/cards.integration.test.ts', 'forgotten a month later'],
  },
  {
    page: 'privacy',
    key: 'sections.s2.p4',
    says: 'nobody answers within 30 days',
    kept: ['src/features/share/comparisons.integration.test.ts', 'closes after thirty days and is purged'],
  },
  {
    page: 'privacy',
    key: 'sections.studies.p1',
    says: 'not where the result begins with help',
    kept: retest('is never asked where help stands first'),
  },
  {
    page: 'privacy',
    key: 'sections.studies.p2',
    says: 'for two weeks at most',
    kept: retest('an address without a yes is forgotten when the mail would be due'),
  },
  {
    page: 'privacy',
    key: 'sections.studies.p2',
    says: 'One email comes two weeks after the test and one reminder a week later',
    kept: retest('come after two weeks and once more after three'),
  },
  {
    page: 'privacy',
    key: 'sections.studies.p2',
    says: 'Four weeks after the test all of it is deleted',
    kept: secondSitting('is not one after four weeks, and the row goes then'),
  },
  {
    page: 'privacy',
    key: 'sections.studies.p2',
    says: 'for 90 days more at most',
    kept: studyBatches('a pair goes with the row, 90 days after its last day'),
  },
  {
    page: 'privacy',
    key: 'sections.studies.p3',
    says: 'for 90 days at most',
    kept: treatment('the answer is forgotten after 90 days'),
  },
  {
    page: 'privacy',
    key: 'sections.studies.p3',
    says: 'until five people have said yes and five no',
    kept: treatment('waits for five who said yes and five who said no'),
  },
  {
    page: 'privacy',
    key: 'sections.studies.p4',
    says: 'Its answer waits four weeks',
    kept: studyBatches('is counted after four weeks, once five people have answered about a plan'),
  },
  {
    page: 'privacy',
    key: 'sections.studies.p4',
    says: 'for 90 days at most',
    kept: studyBatches('that is not counted in 90 days is forgotten'),
  },
  {
    page: 'privacy',
    key: 'sections.studies.p5',
    says: 'differ by nobody or by at least 50 people',
    kept: [
      'src/features/evidence/releases/editions.integration.test.ts',
      'comes with the next doubling, and never fewer than fifty people after a public one',
    ],
  },
  {
    page: 'privacy',
    key: 'sections.s3.p1',
    says: 'The name of a test appears neither in the subject',
    kept: ['emails/mails.test.tsx', 'never names a test in the subject'],
  },
  {
    page: 'privacy',
    key: 'sections.account.p2',
    says: 'orders without name or address',
    kept: [
      'src/features/me/deletion/delete-account.integration.test.ts',
      'leaves nothing of it but orders without a name',
    ],
  },
  { page: 'privacy', key: 'sections.account.p2', says: 'it goes 36 months later', kept: retention('free reports') },
  { page: 'privacy', key: 'sections.s4.p1', says: 'works for a few minutes', kept: retrieve('ends after ten minutes') },
  {
    page: 'privacy',
    key: 'sections.s4.p1',
    says: 'only in the browser that asked for it',
    kept: retrieve('is worth nothing in another browser'),
  },
  {
    page: 'privacy',
    key: 'sections.s4.p2',
    says: 'forget it after a week without a yes',
    kept: ['src/features/report/reminder/reminder.integration.test.ts', 'an address without a yes goes after a week'],
  },
  {
    page: 'privacy',
    key: 'sections.s4.p2',
    says: 'The address is deleted with the second email',
    kept: ['src/features/report/reminder/reminder-mail.integration.test.ts', 'then nothing is left of the address'],
  },
  {
    page: 'privacy',
    key: 'sections.s5.p2',
    says: 'Only sums are stored',
    kept: [
      'src/server/observability/counts.integration.test.ts',
      'a row is a day, a kind, a key, a language and a number',
    ],
  },
  {
    page: 'privacy',
    key: 'sections.s5.p2',
    says: 'For each day we count',
    kept: ['src/server/observability/counts.integration.test.ts', 'the privacy page names every kind that is counted'],
  },
  { page: 'privacy', key: 'sections.s5.p1', says: 'then forgotten', kept: retention('network addresses') },
  {
    page: 'privacy',
    key: 'sections.s5.p1',
    says: 'is gone after a day',
    kept: ['src/features/assessments/counter.integration.test.ts', 'minutes older than a day are cleaned'],
  },
  {
    page: 'privacy',
    key: 'sections.s5.p3',
    says: 'until 30 days after the block ends',
    kept: ['src/features/ops/blocks/abuse.integration.test.ts', 'leaves no trace a month later'],
  },
  {
    page: 'privacy',
    key: 'sections.s5.p4',
    says: 'not what you answered',
    kept: ['src/features/ops/customers/support.integration.test.ts', 'nothing that was answered'],
  },
  {
    page: 'privacy',
    key: 'sections.s5.p4',
    says: 'recorded with its reason',
    kept: ['src/features/ops/customers/support.integration.test.ts', 'every look stands in the log'],
  },
  { page: 'privacy', key: 'sections.s6.l1', says: '90 days', kept: retention('unpaid sittings go after 90 days') },
  { page: 'privacy', key: 'sections.s6.l1', says: 'or the refund', kept: unused('of a refunded report') },
  { page: 'privacy', key: 'sections.s6.l2', says: 'for 24 months', kept: unused('is warned of once') },
  { page: 'privacy', key: 'sections.s6.l2', says: 'one press in it keeps them', kept: unused('is kept by one press') },
  { page: 'privacy', key: 'sections.s6.l2', says: 'signing in', kept: unused('is to sign in') },
  {
    page: 'privacy',
    key: 'sections.s6.l2',
    says: 'as long as it’s only delayed, nothing is deleted',
    kept: unused('stays when its warning was never delivered'),
  },
  {
    page: 'privacy',
    key: 'sections.s6.l2',
    says: 'they go after 27 months without use',
    kept: [
      'src/server/retention/unused-refused.integration.test.ts',
      'goes after 27 months when every address refused',
    ],
  },
  {
    page: 'privacy',
    key: 'sections.s6.l5',
    says: 'nobody has signed in for 36 months',
    kept: account('are warned of a month before'),
  },
  {
    page: 'privacy',
    key: 'sections.s6.l5',
    says: 'one press in it keeps them',
    kept: account('are kept by one press'),
  },
  { page: 'privacy', key: 'sections.s6.l5', says: 'they go after 39 months', kept: account('go after 39 months') },
  {
    page: 'privacy',
    key: 'sections.s6.l3',
    says: 'never paid, 90 days',
    kept: retention('orders that never were paid'),
  },
  {
    page: 'privacy',
    key: 'sections.s6.l4',
    says: 'are deleted a day later',
    kept: retrieve('is deleted a day after its end'),
  },
  { page: 'privacy', key: 'sections.s6.l5', says: 'until 30 days after they ended', kept: retention('sign-ins') },
  { page: 'privacy', key: 'sections.s6.l5', says: 'one day', kept: retention('a sign-up') },
  { page: 'privacy', key: 'sections.s6.l6', says: 'at most 30 days', kept: 'operator' },
  { page: 'privacy', key: 'sections.s7.p1', says: 'done in it as a file', kept: guest('has everything') },
  { page: 'privacy', key: 'sections.s7.p1', says: 'orders and invoices stay', kept: guest('leaves orders') },
  {
    page: 'privacy',
    key: 'sections.s3.p1',
    says: 'without your name or address',
    kept: ['src/features/billing/invoices.integration.test.ts', 'with nothing of a person in it'],
  },
  { page: 'privacy', key: 'sections.s7.p1', says: 'We answer within a month', kept: 'operator' },
  { page: 'privacy', key: 'sections.s8.p1', says: 'We delete what comes from younger people', kept: 'operator' },
  {
    page: 'refunds',
    key: 'lede',
    says: 'Within {{days}} days of paying',
    kept: withdrawal('of a report and of membership, all of it'),
  },
  {
    page: 'refunds',
    key: 'sections.s1.p1',
    says: 'a confirmation with date and time',
    kept: ['src/features/payment/mail.integration.test.ts', 'buyer and operator get one mail each'],
  },
  { page: 'refunds', key: 'sections.s1.p3', says: 'no later than 14 days after', kept: 'operator' },
  {
    page: 'refunds',
    key: 'sections.s2.p1',
    says: 'After a full refund the report closes',
    kept: ['src/features/payment/returns/refunds.integration.test.ts', 'a full refund revokes'],
  },
  {
    page: 'refunds',
    key: 'sections.shop.p1',
    says: 'within {{days}} days',
    kept: withdrawal('after fourteen days, and after a full refund, a person looks at it'),
  },
  { page: 'refunds', key: 'sections.s3.p1', says: '14 days from the day of the contract', kept: 'law' },
  { page: 'refunds', key: 'sections.s3.p3', says: '14 days after your statement', kept: 'operator' },
  {
    page: 'refunds',
    key: 'sections.s4.l1',
    says: 'without your asking',
    kept: ['src/features/payment/checkout/again.integration.test.ts', 'the second gets its money back'],
  },
  { page: 'mexico', key: 'sections.secondary.l1', says: 'after 90 days', kept: norms('90 days after') },
  { page: 'mexico', key: 'sections.answer.p1', says: 'within 20 working days', kept: 'operator' },
  { page: 'mexico', key: 'sections.answer.p1', says: 'within the next 15 working days', kept: 'operator' },
  {
    page: 'mexico',
    key: 'sections.time.p1',
    says: 'after 90 days',
    kept: retention('unpaid sittings go after 90 days'),
  },
  { page: 'health', key: 'sections.what.l4', says: '90 days after the test', kept: norms('90 days after') },
  {
    page: 'health',
    key: 'sections.what.l5',
    says: 'Until they’re counted you can take them back',
    kept: treatment('can be taken back until it is counted'),
  },
  {
    page: 'health',
    key: 'sections.need.p1',
    says: 'after 90 days',
    kept: retention('unpaid sittings go after 90 days'),
  },
  { page: 'health', key: 'sections.rights.p1', says: 'We answer within a month', kept: 'operator' },
  { page: 'health', key: 'sections.appeal.p1', says: 'within 45 days', kept: 'operator' },
  { page: 'contact', key: 'lede', says: 'We answer as soon as we can', kept: 'operator' },
]

type Texts = { readonly [key: string]: string | Texts }

function* leaves(texts: Texts, path = ''): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield [`${path}${key}`, value]
    else yield* leaves(value, `${path}${key}.`)
  }
}
const textsOf = (locale: string, page: string): ReadonlyMap<string, string> =>
  new Map(leaves(JSON.parse(readFileSync(`locales/${locale}/${page}.json`, 'utf8'))))

const pages = ['terms', 'privacy', 'mexico', 'refunds', 'health', 'contact'] as const
/** A period that somebody could hold us to: a number, or a word for one, with a unit. */
const time =
  /(?:\d+|\}\}|\b(?:a|an|two|few|ten|twelve)|one(?! day$))[ -](?:\w+ )?(?:day|week|month|year|hour|minute)s?\b/i
/** No promises: the lifetimes of cookies have a table of their own, and a title repeats its page. */
const apart = /^(?:cookies\.|description$)/

test.each(pages)('on %s, no time is promised that nobody keeps', (page) => {
  const listed = new Set(promises.filter((one) => one.page === page).map(({ key }) => key))
  const timed = [...textsOf('en', page)].filter(([key, text]) => time.test(text) && !apart.test(key))
  expect(timed.map(([key]) => key).filter((key) => !listed.has(key))).toEqual([])
})

test.each(promises)('$page $key says “$says”, with the same numbers in every language', ({ page, key, says }) => {
  const english = textsOf('en', page).get(key) ?? ''
  expect(english).toContain(says)
  const numbers = says.match(/\b(?:24|27|30|36|39|45|60|90|14|15|20)\b|\{\{\w+\}\}/g) ?? []
  for (const locale of ['cn', 'es'])
    for (const number of numbers) expect(textsOf(locale, page).get(key)).toContain(number)
})

test('what the code keeps has a test, and what the operator keeps is listed for a lawyer to confirm', () => {
  const listed = readFileSync('docs/legal.md', 'utf8')
  for (const { page, key, kept } of promises) {
    if (kept === 'law') continue
    if (kept === 'operator') expect(listed).toContain(`\`${page}: ${key}\``)
    else expect([kept, readFileSync(kept[0], 'utf8').includes(kept[1])]).toEqual([kept, true])
  }
})
