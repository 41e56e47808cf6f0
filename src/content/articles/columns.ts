import { type Group, groups } from '@/core/psychometrics/instrument'

/** A column for each group of tests; its name and introduction are `columns.<id>` in `locales/<lng>/column.json`. */
export const columns = groups
export type Column = Group

/** Subjects of an article besides its column; named in `tags` of `locales/<lng>/column.json`. */
export const tags = [
  'how-it-works',
  'practice',
  'thoughts',
  'talking',
  'body',
  'work',
  'results',
  'getting-help',
] as const
export type Tag = (typeof tags)[number]

/** Language-independent data of an article; the texts are `columns/<column>/<id>/<lng>.md`. */
export interface Article {
  /** Stands in addresses and so never changes. */
  id: string
  column: Column
  /** Place in the column, from 1: the order in which to read them. */
  order: number
  /** Day of publication, `YYYY-MM-DD`. */
  published: string
  tags: readonly Tag[]
  /** Slug of the test that looks at the same thing. */
  relatedTest: string
  /** Seen through a signed preview link only. */
  draft: boolean
}

/** Every article, by column and place. */
export const allArticles = [
  {
    id: 'ups-and-downs',
    column: 'mood',
    order: 1,
    published: '2026-09-01',
    tags: ['how-it-works', 'body'],
    relatedTest: 'mood-energy',
    draft: false,
  },
  {
    id: 'low-days',
    column: 'mood',
    order: 2,
    published: '2026-09-24',
    tags: ['practice', 'getting-help'],
    relatedTest: 'low-mood',
    draft: false,
  },
  {
    id: 'mood-record',
    column: 'mood',
    order: 3,
    published: '2026-10-18',
    tags: ['practice', 'results'],
    relatedTest: 'mood-energy',
    draft: false,
  },
  {
    id: 'first-conversation',
    column: 'mood',
    order: 4,
    published: '2026-11-15',
    tags: ['talking', 'getting-help'],
    relatedTest: 'mood-energy',
    draft: false,
  },
  {
    id: 'first-visit',
    column: 'mood',
    order: 5,
    published: '2026-11-22',
    tags: ['getting-help', 'talking'],
    relatedTest: 'low-mood',
    draft: false,
  },
  {
    id: 'hypomania',
    column: 'mood',
    order: 6,
    published: '2026-11-22',
    tags: ['how-it-works', 'getting-help'],
    relatedTest: 'mood-energy',
    draft: false,
  },
  {
    id: 'sad-or-depressed',
    column: 'mood',
    order: 7,
    published: '2026-11-22',
    tags: ['getting-help', 'how-it-works'],
    relatedTest: 'low-mood',
    draft: false,
  },
  {
    id: 'what-stress-does',
    column: 'stress',
    order: 1,
    published: '2026-09-06',
    tags: ['how-it-works', 'body'],
    relatedTest: 'stress-burnout',
    draft: false,
  },
  {
    id: 'worry-time',
    column: 'stress',
    order: 2,
    published: '2026-09-29',
    tags: ['thoughts', 'practice'],
    relatedTest: 'worry',
    draft: false,
  },
  {
    id: 'sleep-that-holds',
    column: 'stress',
    order: 3,
    published: '2026-10-13',
    tags: ['body', 'practice'],
    relatedTest: 'sleep',
    draft: false,
  },
  {
    id: 'burnout',
    column: 'stress',
    order: 4,
    published: '2026-11-01',
    tags: ['work', 'how-it-works'],
    relatedTest: 'stress-burnout',
    draft: false,
  },
  {
    id: 'melatonin',
    column: 'stress',
    order: 5,
    published: '2026-11-22',
    tags: ['body', 'getting-help'],
    relatedTest: 'sleep',
    draft: false,
  },
  {
    id: 'awake-at-three',
    column: 'stress',
    order: 6,
    published: '2026-11-22',
    tags: ['body', 'practice', 'getting-help'],
    relatedTest: 'sleep',
    draft: false,
  },
  {
    id: 'sunday-fear',
    column: 'stress',
    order: 7,
    published: '2026-11-22',
    tags: ['work', 'practice', 'getting-help'],
    relatedTest: 'stress-burnout',
    draft: false,
  },
  {
    id: 'traits-not-types',
    column: 'self',
    order: 1,
    published: '2026-09-10',
    tags: ['how-it-works', 'results'],
    relatedTest: 'big-five',
    draft: false,
  },
  {
    id: 'reading-a-score',
    column: 'self',
    order: 2,
    published: '2026-09-20',
    tags: ['results'],
    relatedTest: 'worry',
    draft: false,
  },
  {
    id: 'kinder-to-yourself',
    column: 'self',
    order: 3,
    published: '2026-10-08',
    tags: ['thoughts', 'practice'],
    relatedTest: 'self-worth',
    draft: false,
  },
  {
    id: 'naming-feelings',
    column: 'self',
    order: 4,
    published: '2026-10-27',
    tags: ['practice', 'talking'],
    relatedTest: 'emotion-skills',
    draft: false,
  },
  {
    id: 'attention-in-a-loud-day',
    column: 'self',
    order: 5,
    published: '2026-11-10',
    tags: ['work', 'practice'],
    relatedTest: 'attention',
    draft: false,
  },
  {
    id: 'big-five-and-mbti',
    column: 'self',
    order: 6,
    published: '2026-11-22',
    tags: ['how-it-works', 'results'],
    relatedTest: 'big-five',
    draft: false,
  },
  {
    id: 'inner-friction',
    column: 'self',
    order: 7,
    published: '2026-11-22',
    tags: ['thoughts', 'practice', 'getting-help'],
    relatedTest: 'worry',
    draft: false,
  },
  {
    id: 'adhd-in-adults',
    column: 'self',
    order: 8,
    published: '2026-11-22',
    tags: ['how-it-works', 'getting-help'],
    relatedTest: 'attention',
    draft: false,
  },
  {
    id: 'closeness-and-distance',
    column: 'relations',
    order: 1,
    published: '2026-09-15',
    tags: ['how-it-works'],
    relatedTest: 'attachment',
    draft: false,
  },
  {
    id: 'listening',
    column: 'relations',
    order: 2,
    published: '2026-10-04',
    tags: ['talking', 'practice'],
    relatedTest: 'emotion-skills',
    draft: false,
  },
  {
    id: 'boundaries',
    column: 'relations',
    order: 3,
    published: '2026-10-22',
    tags: ['talking', 'practice'],
    relatedTest: 'self-worth',
    draft: false,
  },
  {
    id: 'arguing-well',
    column: 'relations',
    order: 4,
    published: '2026-11-05',
    tags: ['talking', 'practice'],
    relatedTest: 'emotion-skills',
    draft: false,
  },
  {
    id: 'seeing-a-doctor-together',
    column: 'relations',
    order: 5,
    published: '2026-11-22',
    tags: ['talking', 'getting-help'],
    relatedTest: 'low-mood',
    draft: false,
  },
  {
    id: 'avoidant-attachment',
    column: 'relations',
    order: 6,
    published: '2026-11-22',
    tags: ['how-it-works', 'talking'],
    relatedTest: 'attachment',
    draft: false,
  },
  {
    id: 'after-a-breakup',
    column: 'relations',
    order: 7,
    published: '2026-11-22',
    tags: ['thoughts', 'practice', 'getting-help'],
    relatedTest: 'attachment',
    draft: false,
  },
] as const satisfies readonly Article[]
