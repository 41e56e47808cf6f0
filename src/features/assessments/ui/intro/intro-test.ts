import type { Group } from '@/core/psychometrics/instrument'

/** A test as its own page presents it. */
export interface IntroTest {
  slug: string
  group: Group
  version: number
  minutes: number
  items: number
  scored: number
  /** Data for the drawing of a sample result. */
  picture: readonly { id: string; at: number; half: number }[]
  title: string
  /** The subject in the words people search in. */
  subtitle: string
  questions: readonly { question: string; answer: string }[]
  tagline: string
  disclaimer: string
  measures: readonly string[]
  notMeasures: readonly string[]
  forWhom: string
  notForWhom: string
  science: Record<'purpose' | 'construct' | 'scoring' | 'limits', string>
  areas: readonly { id: string; name: string; about: string }[]
}
