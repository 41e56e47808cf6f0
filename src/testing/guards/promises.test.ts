import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TestId } from '../../../scripts/check/test-ids.mjs'

interface Promised {
  page: 'terms' | 'privacy' | 'mexico' | 'refunds' | 'health' | 'contact'
  key: string
  /** Words of the English text that contain the promise. */
  says: string
  /** The test that fails if the code breaks the promise; `operator` if a person keeps it, which docs/legal.md lists. */
  kept: TestId | 'operator' | 'law'
}

/** Every period or action that a legal page promises, and what ensures it. */
const promises: readonly Promised[] = [
  {
    page: 'terms',
    key: 'sections.s3.p0',
    says: 'The receipt in your inbox holds the order number',
    kept: '[mail-says-everything]',
  },
  {
    page: 'terms',
    key: 'sections.s3.p1',
    says: 'you can export them for free at any time',
    kept: '[export-columns]',
  },
  { page: 'terms', key: 'sections.s3.p2', says: 'after 24 months without use', kept: '[unused-warned]' },
  {
    page: 'terms',
    key: 'sections.s3.p2',
    says: 'at least 30 days after an email',
    kept: '[unused-warning-undelivered]',
  },
  {
    page: 'terms',
    key: 'sections.s3.p2',
    says: 'refuses that email three times, after 27 months',
    kept: '[unused-mail-refused]',
  },
  {
    page: 'terms',
    key: 'sections.s4.p1',
    says: 'You can do it online',
    kept: '[withdraw-without-account]',
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
    kept: '[review-own-test-only]',
  },
  { page: 'terms', key: 'sections.reviews.p1', says: 'is taken down', kept: 'operator' },
  { page: 'terms', key: 'sections.end.p1', says: 'at least 60 days before', kept: 'operator' },
  { page: 'terms', key: 'sections.end.p1', says: 'for the months still missing', kept: 'operator' },
  { page: 'privacy', key: 'updated', says: 'We announce changes on this page before', kept: 'operator' },
  { page: 'privacy', key: 'sections.s1.l3', says: '90 days', kept: '[unpaid-sittings-purged]' },
  { page: 'privacy', key: 'sections.s2.p2', says: '90 days after you finish a test', kept: '[sheet-after-90-days]' },
  { page: 'privacy', key: 'sections.s2.p2', says: 'deleting the test or the account', kept: '[sheet-taken-back]' },
  { page: 'privacy', key: 'sections.s2.p2', says: 'under earlier texts is not used', kept: '[sheet-consent]' },
  {
    page: 'privacy',
    key: 'sections.s2.p3',
    says: 'for 90 days',
    kept: '[review-report-forgotten]',
  },
  {
    page: 'privacy',
    key: 'sections.s2.p4',
    says: 'is deleted 30 days later',
    kept: '[card-forgotten]',
  },
  {
    page: 'privacy',
    key: 'sections.s2.p4',
    says: 'nobody answers within 30 days',
    kept: '[comparison-closes]',
  },
  {
    page: 'privacy',
    key: 'sections.studies.p1',
    says: 'not where the result begins with help',
    kept: '[retest-not-beside-help]',
  },
  {
    page: 'privacy',
    key: 'sections.studies.p2',
    says: 'for two weeks at most',
    kept: '[retest-address-forgotten]',
  },
  {
    page: 'privacy',
    key: 'sections.studies.p2',
    says: 'One email comes two weeks after the test and one reminder a week later',
    kept: '[retest-two-mails]',
  },
  {
    page: 'privacy',
    key: 'sections.studies.p2',
    says: 'Four weeks after the test all of it is deleted',
    kept: '[second-sitting-four-weeks]',
  },
  {
    page: 'privacy',
    key: 'sections.studies.p2',
    says: 'for 90 days more at most',
    kept: '[study-pair-purged]',
  },
  {
    page: 'privacy',
    key: 'sections.studies.p3',
    says: 'for 90 days at most',
    kept: '[treatment-forgotten]',
  },
  {
    page: 'privacy',
    key: 'sections.studies.p3',
    says: 'until five people have said yes and five no',
    kept: '[treatment-five-and-five]',
  },
  {
    page: 'privacy',
    key: 'sections.studies.p4',
    says: 'Its answer waits four weeks',
    kept: '[study-plan-counted]',
  },
  {
    page: 'privacy',
    key: 'sections.studies.p4',
    says: 'for 90 days at most',
    kept: '[study-plan-forgotten]',
  },
  {
    page: 'privacy',
    key: 'sections.studies.p5',
    says: 'differ by nobody or by at least 50 people',
    kept: '[release-fifty-people]',
  },
  {
    page: 'privacy',
    key: 'sections.s3.p1',
    says: 'The name of a test appears neither in the subject',
    kept: '[mail-subject-names-no-test]',
  },
  {
    page: 'privacy',
    key: 'sections.account.p2',
    says: 'orders without name or address',
    kept: '[delete-account-leaves-nothing]',
  },
  { page: 'privacy', key: 'sections.account.p2', says: 'it goes 36 months later', kept: '[free-reports-forgotten]' },
  { page: 'privacy', key: 'sections.s4.p1', says: 'works for a few minutes', kept: '[retrieve-code-ends]' },
  {
    page: 'privacy',
    key: 'sections.s4.p1',
    says: 'only in the browser that asked for it',
    kept: '[retrieve-code-bound]',
  },
  {
    page: 'privacy',
    key: 'sections.s4.p2',
    says: 'forget it after a week without a yes',
    kept: '[reminder-address-forgotten]',
  },
  {
    page: 'privacy',
    key: 'sections.s4.p2',
    says: 'The address is deleted with the second email',
    kept: '[reminder-mails-end]',
  },
  {
    page: 'privacy',
    key: 'sections.s5.p2',
    says: 'Only sums are stored',
    kept: '[counts-sums-only]',
  },
  {
    page: 'privacy',
    key: 'sections.s5.p2',
    says: 'For each day we count',
    kept: '[counts-named]',
  },
  { page: 'privacy', key: 'sections.s5.p1', says: 'then forgotten', kept: '[addresses-forgotten]' },
  {
    page: 'privacy',
    key: 'sections.s5.p1',
    says: 'is gone after a day',
    kept: '[counter-minutes-purged]',
  },
  {
    page: 'privacy',
    key: 'sections.s5.p3',
    says: 'until 30 days after the block ends',
    kept: '[block-ends]',
  },
  {
    page: 'privacy',
    key: 'sections.s5.p4',
    says: 'not what you answered',
    kept: '[support-sees-no-answers]',
  },
  {
    page: 'privacy',
    key: 'sections.s5.p4',
    says: 'recorded with its reason',
    kept: '[support-looks-logged]',
  },
  { page: 'privacy', key: 'sections.s6.l1', says: '90 days', kept: '[unpaid-sittings-purged]' },
  { page: 'privacy', key: 'sections.s6.l1', says: 'or the refund', kept: '[refunded-answers-purged]' },
  { page: 'privacy', key: 'sections.s6.l2', says: 'for 24 months', kept: '[unused-warned]' },
  { page: 'privacy', key: 'sections.s6.l2', says: 'one press in it keeps them', kept: '[unused-kept-by-press]' },
  { page: 'privacy', key: 'sections.s6.l2', says: 'signing in', kept: '[unused-kept-by-sign-in]' },
  {
    page: 'privacy',
    key: 'sections.s6.l2',
    says: 'as long as it’s only delayed, nothing is deleted',
    kept: '[unused-warning-undelivered]',
  },
  {
    page: 'privacy',
    key: 'sections.s6.l2',
    says: 'they go after 27 months without use',
    kept: '[unused-mail-refused]',
  },
  {
    page: 'privacy',
    key: 'sections.s6.l5',
    says: 'nobody has signed in for 36 months',
    kept: '[account-warned]',
  },
  {
    page: 'privacy',
    key: 'sections.s6.l5',
    says: 'one press in it keeps them',
    kept: '[account-kept-by-press]',
  },
  { page: 'privacy', key: 'sections.s6.l5', says: 'they go after 39 months', kept: '[account-mail-refused]' },
  {
    page: 'privacy',
    key: 'sections.s6.l3',
    says: 'never paid, 90 days',
    kept: '[unpaid-orders-purged]',
  },
  {
    page: 'privacy',
    key: 'sections.s6.l4',
    says: 'are deleted a day later',
    kept: '[retrieve-code-purged]',
  },
  { page: 'privacy', key: 'sections.s6.l5', says: 'until 30 days after they ended', kept: '[sign-ins-purged]' },
  { page: 'privacy', key: 'sections.s6.l5', says: 'one day', kept: '[sign-up-purged]' },
  { page: 'privacy', key: 'sections.s6.l6', says: 'at most 30 days', kept: 'operator' },
  { page: 'privacy', key: 'sections.s7.p1', says: 'done in it as a file', kept: '[guest-export-whole]' },
  { page: 'privacy', key: 'sections.s7.p1', says: 'orders and invoices stay', kept: '[guest-delete-whole]' },
  {
    page: 'privacy',
    key: 'sections.s3.p1',
    says: 'without your name or address',
    kept: '[invoice-anonymous]',
  },
  { page: 'privacy', key: 'sections.s7.p1', says: 'We answer within a month', kept: 'operator' },
  { page: 'privacy', key: 'sections.s8.p1', says: 'We delete what comes from younger people', kept: 'operator' },
  {
    page: 'refunds',
    key: 'lede',
    says: 'Within {{days}} days of paying',
    kept: '[withdraw-refund-whole]',
  },
  {
    page: 'refunds',
    key: 'sections.s1.p1',
    says: 'a confirmation with date and time',
    kept: '[withdraw-confirmed]',
  },
  { page: 'refunds', key: 'sections.s1.p3', says: 'no later than 14 days after', kept: 'operator' },
  {
    page: 'refunds',
    key: 'sections.s2.p1',
    says: 'After a full refund the report closes',
    kept: '[refund-revokes]',
  },
  {
    page: 'refunds',
    key: 'sections.shop.p1',
    says: 'within {{days}} days',
    kept: '[withdraw-late]',
  },
  { page: 'refunds', key: 'sections.s3.p1', says: '14 days from the day of the contract', kept: 'law' },
  { page: 'refunds', key: 'sections.s3.p3', says: '14 days after your statement', kept: 'operator' },
  {
    page: 'refunds',
    key: 'sections.s4.l1',
    says: 'without your asking',
    kept: '[pay-twice-refunded]',
  },
  { page: 'mexico', key: 'sections.secondary.l1', says: 'after 90 days', kept: '[sheet-after-90-days]' },
  { page: 'mexico', key: 'sections.answer.p1', says: 'within 20 working days', kept: 'operator' },
  { page: 'mexico', key: 'sections.answer.p1', says: 'within the next 15 working days', kept: 'operator' },
  {
    page: 'mexico',
    key: 'sections.time.p1',
    says: 'after 90 days',
    kept: '[unpaid-sittings-purged]',
  },
  { page: 'health', key: 'sections.what.l4', says: '90 days after the test', kept: '[sheet-after-90-days]' },
  {
    page: 'health',
    key: 'sections.what.l5',
    says: 'Until they’re counted you can take them back',
    kept: '[treatment-changed]',
  },
  {
    page: 'health',
    key: 'sections.need.p1',
    says: 'after 90 days',
    kept: '[unpaid-sittings-purged]',
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
/** Matches a period: a number, or a word for one, with a unit. */
const time =
  /(?:\d+|\}\}|\b(?:a|an|two|few|ten|twelve)|one(?! day$))[ -](?:\w+ )?(?:day|week|month|year|hour|minute)s?\b/i
/** Keys without promises: cookie lifetimes, which have their own table, and descriptions, which repeat their page. */
const exempt = /^(?:cookies\.|description$)/

test.each(pages)('every time period on the page %s is in the list of promises', (page) => {
  const listed = new Set(promises.filter((one) => one.page === page).map(({ key }) => key))
  const timed = [...textsOf('en', page)].filter(([key, text]) => time.test(text) && !exempt.test(key))
  expect(timed.map(([key]) => key).filter((key) => !listed.has(key))).toEqual([])
})

test.each(promises)(
  'the numbers in “$says” ($key on the page $page) are the same in every language',
  ({ page, key, says }) => {
    const english = textsOf('en', page).get(key) ?? ''
    expect(english).toContain(says)
    const numbers = says.match(/\b(?:24|27|30|36|39|45|60|90|14|15|20)\b|\{\{\w+\}\}/g) ?? []
    for (const locale of ['cn', 'es'])
      for (const number of numbers) expect(textsOf(locale, page).get(key)).toContain(number)
  },
)

// test-ids.test.ts checks that the named tests exist.
test('every promise that the operator keeps is listed in docs/legal.md', () => {
  const listed = readFileSync('docs/legal.md', 'utf8')
  for (const { page, key, kept } of promises) if (kept === 'operator') expect(listed).toContain(`\`${page}: ${key}\``)
})
