import { describe, expect, test } from 'vitest'
import { buildPublicStudy } from '@/core/evidence/release'
import { buildGroupsRelease, buildRetestRelease, buildUsefulnessRelease } from '@/core/evidence/study-releases'
import { locales } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { appMarkup } from '@/testing/app-markup'
import { publishedInstrument } from '@/testing/data/sittings'
import { simulatedGroups, simulatedPairs } from '@/testing/data/study-data'
import { Studies } from './Studies'
import type { StudyView } from './studies-view'

const instrument = publishedInstrument('sleep')
const test1 = {
  slug: 'sleep',
  title: 'Sleep',
  dimensions: instrument.dimensions.map(({ id }) => ({ id, name: `the part ${id}` })),
}
const at = new Date('2027-03-01T00:00:00Z')
const release = (figures: Parameters<typeof buildPublicStudy>[0], change = {}) => ({
  id: 'e',
  number: 1,
  publishedAt: at,
  withdrawnAt: null,
  figures: buildPublicStudy(figures, []),
  ...change,
})
const some: StudyView[] = [
  {
    study: 'retest',
    scope: '',
    count: 155,
    goal: 300,
    releases: [
      release(buildRetestRelease(instrument, [simulatedPairs('sleep', 155)], { joined: 700, drawn: 350, asked: 300 })),
    ],
  },
  {
    study: 'groups',
    scope: '',
    count: 110,
    goal: 200,
    releases: [release(buildGroupsRelease(instrument, [simulatedGroups('sleep', 110)]))],
  },
  {
    study: 'usefulness',
    scope: 'night',
    count: 60,
    goal: 100,
    releases: [
      release(buildUsefulnessRelease([{ no: 3, partly: 20, yes: 37, asked: 90 }]), { id: 'f', number: 2 }),
      release(buildUsefulnessRelease([{ no: 3, partly: 20, yes: 37, asked: 90 }]), { withdrawnAt: at }),
    ],
  },
]
const lists = [
  { number: 1, fingerprint: 'F1', seed: 'S1', used: 100, drawn: 48 },
  { number: 2, fingerprint: 'F2', seed: null, used: 3, drawn: 1 },
]

async function page(locale: (typeof locales)[number], studies: readonly StudyView[], shown = lists): Promise<string> {
  const props = { locale, of: locale, test: test1, studies, lists: shown, plans: { night: 'A dull minute' } }
  return appMarkup(await Studies(props))
}

describe('the studies page', () => {
  test.each(locales)(
    'shows the plan, the draws and the progress in %s when there are no figures yet',
    async (locale) => {
      const t = await texts(locale, 'evidence')
      const nothing: StudyView[] = (['retest', 'groups'] as const).map((study) => ({
        study,
        scope: '',
        count: null,
        goal: study === 'retest' ? 150 : 100,
        releases: [],
      }))
      const html = await page(locale, nothing, [])
      for (const line of ['l1', 'l5', 'l9'] as const) expect(html).toContain(t(`plan.one.${line}`).slice(0, 40))
      expect(html).toContain(t('progress.few', { goal: '150' }))
      expect(html).toContain(t('usefulness.none'))
      expect(html).toContain(t('draw.none'))
      expect(html).not.toMatch(/\{\{|undefined|NaN/)
    },
  )

  test.each(locales)('shows the results in %s for each dimension, with the number of people', async (locale) => {
    const t = await texts(locale, 'evidence')
    const html = await page(locale, some)
    for (const { name } of test1.dimensions) expect(html.split(name)).toHaveLength(3)
    expect(html).toContain(
      t('retest.people', {
        joined: '700',
        drawn: '350',
        asked: '300',
        pairs: '155',
        days: html.match(/\b(1[4-9]|2\d)\b/)?.[0] ?? '',
      }).slice(0, 10),
    )
    expect(html).toContain(t('groups.limit').slice(0, 40))
    expect(html).toContain('A dull minute')
    expect(html).toContain('S1')
    expect(html).not.toContain('S2')
    expect(html).not.toMatch(/\{\{|undefined|NaN/)
  })

  test('combines answers given by fewer than five people and shows how many people were asked', async () => {
    const html = await page('en', some)
    expect(html).toContain('60 of the 90 people asked have answered (66.7%)')
    expect(html).toContain('No, it didn’t or Partly: 38.3%')
    expect(html).toContain('Yes, it helped: 61.7%')
  })

  test('shows the newest valid release and which one was withdrawn', async () => {
    const html = await page('en', some)
    expect(html).toContain('Edition 1 was withdrawn on March 1, 2027')
    expect(html).toContain('Edition 2, published March 1, 2027')
  })
})
