import type { Level } from '@mindglass/psychometrics/instrument'
import type { ArticleId } from './articles/articles'

/** Articles to read beside one part, by the level of its answers; null if no article fits, so none is offered. */
interface PartReading {
  /** Article for the levels very low and low. */
  low: ArticleId | null
  medium: ArticleId | null
  /** Article for the levels high and very high. */
  high: ArticleId | null
}

interface SuggestedArticles {
  /** Articles by dimension; the same for every version of the test. */
  parts: Readonly<Record<string, PartReading>>
  /**
   * Articles by weekly plan, for the plans of all versions; null if the plan itself leads to a person, because an
   * article would distract from that.
   */
  weeks: Readonly<Record<string, ArticleId | null>>
}

const always = (article: ArticleId): PartReading => ({ low: article, medium: article, high: article })

/**
 * Articles for the parts and the week of a report, by test. The care of the report decides whether they are shown at
 * all.
 */
export const suggestedArticles: Readonly<Record<string, SuggestedArticles>> = {
  'mood-energy': {
    parts: {
      activation: { low: 'ups-and-downs', medium: 'mood-record', high: 'first-visit' },
      thought: { low: 'ups-and-downs', medium: 'mood-record', high: 'first-visit' },
      impulse: { low: null, medium: 'mood-record', high: 'first-visit' },
      irritability: { low: null, medium: 'arguing-well', high: 'mood-record' },
      low: { low: null, medium: 'low-days', high: 'sad-or-depressed' },
      swings: { low: 'ups-and-downs', medium: 'mood-record', high: 'first-conversation' },
    },
    weeks: {
      now: null,
      'now-low': null,
      watch: 'mood-record',
      'over-low': 'first-conversation',
      over: 'first-conversation',
      both: 'first-conversation',
      'shield-low': 'first-conversation',
      'shield-swings': 'mood-record',
      'shield-high': 'first-visit',
      shield: 'first-conversation',
      area: 'ups-and-downs',
      hours: 'mood-record',
      waiting: 'mood-record',
      exits: 'arguing-well',
      'return-low': 'low-days',
      steps: 'low-days',
      curve: 'mood-record',
      baseline: 'ups-and-downs',
    },
  },
  'low-mood': {
    parts: {
      mood: { low: null, medium: 'low-days', high: 'sad-or-depressed' },
      interest: { low: null, medium: 'low-days', high: 'low-days' },
      body: { low: null, medium: 'sleep-that-holds', high: 'first-visit' },
      thinking: { low: null, medium: 'inner-friction', high: 'sad-or-depressed' },
    },
    weeks: {
      person: null,
      mood: 'low-days',
      interest: 'low-days',
      body: 'low-days',
      thinking: 'inner-friction',
      steady: null,
      look: 'mood-record',
      light: 'seeing-a-doctor-together',
    },
  },
  'stress-burnout': {
    parts: {
      overload: always('what-stress-does'),
      control: { low: 'what-stress-does', medium: 'boundaries', high: 'boundaries' },
      exhaustion: { low: 'what-stress-does', medium: 'what-stress-does', high: 'burnout' },
      distance: { low: null, medium: 'sunday-fear', high: 'burnout' },
    },
    weeks: {
      safe: null,
      help: null,
      level: 'what-stress-does',
      overload: 'what-stress-does',
      control: 'boundaries',
      exhaustion: 'burnout',
      distance: 'burnout',
      watch: 'what-stress-does',
      light: 'what-stress-does',
    },
  },
  worry: {
    parts: {
      worrying: { low: 'reading-a-score', medium: 'worry-time', high: 'worry-time' },
      tension: always('what-stress-does'),
      avoidance: { low: null, medium: 'inner-friction', high: 'inner-friction' },
    },
    weeks: {
      safe: null,
      help: null,
      first: null,
      see: null,
      'see-both': null,
      'see-drinks': null,
      'see-stopping': null,
      'talk-head': 'first-visit',
      'talk-body': 'first-visit',
      'talk-around': 'first-visit',
      talk: null,
      sure: 'worry-time',
      night: 'worry-time',
      head: 'worry-time',
      fuse: 'what-stress-does',
      body: 'what-stress-does',
      people: 'inner-friction',
      around: 'inner-friction',
      light: 'listening',
    },
  },
  sleep: {
    parts: {
      onset: { low: null, medium: 'sleep-that-holds', high: 'melatonin' },
      maintenance: { low: null, medium: 'awake-at-three', high: 'awake-at-three' },
      daytime: { low: null, medium: 'sleep-that-holds', high: 'sleep-that-holds' },
    },
    weeks: {
      doctor: null,
      shift: null,
      clock: 'sleep-that-holds',
      worry: 'worry-time',
      night: 'awake-at-three',
      keep: 'sleep-that-holds',
    },
  },
  'big-five': {
    parts: {
      openness: always('big-five-and-mbti'),
      conscientiousness: { low: 'attention-in-a-loud-day', medium: 'traits-not-types', high: 'kinder-to-yourself' },
      extraversion: always('traits-not-types'),
      agreeableness: { low: 'arguing-well', medium: 'traits-not-types', high: 'boundaries' },
      stability: { low: 'worry-time', medium: 'traits-not-types', high: 'listening' },
    },
    weeks: {
      'one-idea': 'big-five-and-mbti',
      'coming-change': 'what-stress-does',
      'evening-off': 'kinder-to-yourself',
      'one-promise': 'attention-in-a-loud-day',
      'long-talk': 'listening',
      'one-meeting': 'traits-not-types',
      'own-wish': 'boundaries',
      'fair-quarrel': 'arguing-well',
      'other-upset': 'listening',
      'long-wait': 'naming-feelings',
      'one-decision': 'traits-not-types',
    },
  },
  'self-worth': {
    parts: {
      competence: always('kinder-to-yourself'),
      acceptance: always('kinder-to-yourself'),
      contingency: { low: 'boundaries', medium: 'boundaries', high: 'kinder-to-yourself' },
    },
    weeks: {
      safe: null,
      help: null,
      proof: 'kinder-to-yourself',
      steady: 'kinder-to-yourself',
      kind: 'kinder-to-yourself',
      stretch: 'listening',
      share: 'listening',
      level: 'boundaries',
      look: 'reading-a-score',
    },
  },
  attention: {
    parts: {
      inattention: { low: 'attention-in-a-loud-day', medium: 'attention-in-a-loud-day', high: 'adhd-in-adults' },
      restlessness: { low: null, medium: 'attention-in-a-loud-day', high: 'adhd-in-adults' },
      impulsivity: { low: null, medium: 'naming-feelings', high: 'adhd-in-adults' },
    },
    weeks: {
      help: null,
      even: 'attention-in-a-loud-day',
      order: 'attention-in-a-loud-day',
      mind: 'attention-in-a-loud-day',
      body: 'what-stress-does',
      act: 'naming-feelings',
      look: 'attention-in-a-loud-day',
      light: 'attention-in-a-loud-day',
    },
  },
  attachment: {
    parts: {
      anxiety: { low: 'closeness-and-distance', medium: 'closeness-and-distance', high: 'after-a-breakup' },
      avoidance: { low: 'closeness-and-distance', medium: 'avoidant-attachment', high: 'avoidant-attachment' },
    },
    weeks: {
      notice: 'closeness-and-distance',
      news: 'closeness-and-distance',
      door: 'avoidant-attachment',
      signs: 'closeness-and-distance',
      occasion: 'arguing-well',
    },
  },
  'emotion-skills': {
    parts: {
      notice: always('naming-feelings'),
      understand: { low: 'naming-feelings', medium: 'naming-feelings', high: 'listening' },
      regulate: { low: 'arguing-well', medium: 'arguing-well', high: 'listening' },
    },
    weeks: {
      safe: null,
      stop: null,
      visit: 'first-visit',
      heat: 'arguing-well',
      trial: 'naming-feelings',
      'regulate-low': 'arguing-well',
      'notice-low': 'naming-feelings',
      'notice-high': 'naming-feelings',
      'understand-low': 'naming-feelings',
      'understand-high': 'inner-friction',
      'regulate-high': 'listening',
    },
  },
}

const bands: Readonly<Record<Level, keyof PartReading>> = {
  level1: 'low',
  level2: 'low',
  level3: 'medium',
  level4: 'high',
  level5: 'high',
}

/** Returns the id of the article to read beside a part whose answers lie at `level`. */
export const articleOfPart = (slug: string, dimension: string, level: Level): ArticleId | null =>
  suggestedArticles[slug]?.parts[dimension]?.[bands[level]] ?? null

/** Returns the id of the article to read beside a weekly plan. */
export const articleOfWeek = (slug: string, plan: string): ArticleId | null =>
  suggestedArticles[slug]?.weeks[plan] ?? null

/** Returns the path of an article, short enough to type from paper. */
export const shortArticlePath = (article: string): string => `/a/${article}`
