import type { Locale } from '@/core/locale'

/** Questions for an evening of two people who compare a test: of a part in which they differ, and one in which they do not. */
interface Evening {
  /** For what no part has a question, and beside a single part. */
  any: readonly string[]
  parts: Readonly<Record<string, Readonly<Record<string, { apart: string; alike: string }>>>>
}

const load: Record<Locale, () => Promise<{ default: Evening }>> = {
  cn: () => import('./evening/cn.json'),
  en: () => import('./evening/en.json'),
  es: () => import('./evening/es.json'),
}

export const eveningQuestions = async (locale: Locale): Promise<Evening> => (await load[locale]()).default
