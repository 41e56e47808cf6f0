import type { Locale } from '@/core/locale'

/**
 * Questions for two people who spend an evening comparing their results of a test: about parts in which they differ,
 * and parts in which they are alike.
 */
interface ConversationQuestions {
  /** General questions; they fill the list if parts have no questions of their own or a test has a single part. */
  any: readonly string[]
  parts: Readonly<Record<string, Readonly<Record<string, { apart: string; alike: string }>>>>
}

const load: Record<Locale, () => Promise<{ default: ConversationQuestions }>> = {
  cn: () => import('./conversation-questions/cn.json'),
  en: () => import('./conversation-questions/en.json'),
  es: () => import('./conversation-questions/es.json'),
}

export const loadConversationQuestions = async (locale: Locale): Promise<ConversationQuestions> =>
  (await load[locale]()).default
