import type { Locale } from '@/core/locale'

type Declared = readonly [delivery: string, withdrawal: string]

/**
 * The two declarations before immediate digital delivery, as shown beside their boxes, by the version stored in an
 * order. A receipt repeats the texts that were read, so the texts of a version never change; new texts get a new
 * version.
 */
const declared: Readonly<Record<string, Readonly<Record<Locale, Declared>>>> = {
  'eu-digital-1': {
    cn: [
      '我要求立即交付报告，不等 14 天撤回期结束。',
      '我明白，报告交付之后，法定撤回权即告终止；本页的退款规则不受影响。',
    ],
    en: [
      'I ask for the report to be delivered at once, before the 14-day withdrawal period ends.',
      'I understand that my statutory right of withdrawal ends with the delivery. The refund rule on this page stays as it is.',
    ],
    es: [
      'Solicito que el informe se entregue de inmediato, antes de que termine el plazo de desistimiento de 14 días.',
      'Entiendo que con la entrega pierdo el derecho legal de desistimiento. La regla de reembolso de esta página se mantiene.',
    ],
  },
  'eu-digital-2': {
    cn: ['我要求立即交付，不等 14 天撤回期结束。', '我明白，交付之后，法定撤回权即告终止；本页的退款规则不受影响。'],
    en: [
      'I ask for immediate delivery, before the 14-day withdrawal period ends.',
      'I understand that my statutory right of withdrawal ends with the delivery. The refund rule on this page stays as it is.',
    ],
    es: [
      'Solicito la entrega inmediata, sin esperar a que termine el plazo de desistimiento de 14 días.',
      'Entiendo que con la entrega pierdo el derecho legal de desistimiento. La regla de reembolso de esta página se mantiene.',
    ],
  },
}

/**
 * Returns the declarations that a buyer ticked, in the language in which they read them.
 * @throws Error for an unknown version, because a receipt must never print words that the buyer did not read.
 */
export function declarationsOf(version: string | null, locale: Locale): string[] {
  const texts = declared[version ?? '']
  if (!texts) throw new Error(`no declarations ${version}`)
  return [...texts[locale]]
}
