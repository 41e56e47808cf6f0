import type { Locale } from '@/core/locale'

/**
 * Questions for two people who spend an evening comparing their results of a test: about parts in which they differ,
 * and parts in which they are alike.
 */
interface Evening {
  /** General questions; they fill the list if parts have no questions of their own or a test has a single part. */
  any: readonly string[]
  parts: Readonly<Record<string, Readonly<Record<string, { apart: string; alike: string }>>>>
}

const load: Record<Locale, () => Promise<{ default: Evening }>> = {
  cn: () => import('./evening/cn.json'),
  en: () => import('./evening/en.json'),
  es: () => import('./evening/es.json'),
}

export const loadEveningQuestions = async (locale: Locale): Promise<Evening> => (await load[locale]()).default
