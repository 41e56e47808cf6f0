import { halfWidthOf, scoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import type { Locale } from '@/core/locale'
import type { NormPart } from '@/core/norms/norm-figures'
import { findPercentileRank } from '@/core/report/scores/percentile-rank'
import type { FullView } from '@/features/report/schema'
import { partWithScores } from './norm-figures'
import { publishedInstrument } from './sittings'

const worry = publishedInstrument('worry', 1)
const [first] = worry.dimensions
const items = first?.items.length ?? 0

/** Part with 1,000 people: 300 at the lowest sum, 100 at the highest, and some at each in between. */
export const partWithEnds: NormPart = partWithScores(worry, first?.id ?? '', {
  ...Object.fromEntries(Array.from({ length: 25 }, (_, raw) => [raw, raw < 8 ? 10 : 22])),
  0: 300,
  8: 200,
  24: 100,
})

export const scaleEnds = ['floor', 'ceiling'] as const
export type ScaleEnd = (typeof scaleEnds)[number]

/** Returns the report with every part at one end of its scale, among these people. */
export function viewAtEnd(view: FullView, end: ScaleEnd): FullView {
  const pomp = end === 'floor' ? 0 : 100
  const interval = scoreInterval(pomp, halfWidthOf({ answered: items, items, pomp }))
  const place = findPercentileRank({ parts: [partWithEnds] }, partWithEnds.id, { pomp, interval })
  return {
    ...view,
    takenIn: 'en',
    norms: { used: { release: 1, n: 1000 }, measured: null, offer: null },
    dimensions: view.dimensions.map((one) => ({
      ...one,
      partResult: one.partResult && { ...one.partResult, pomp, interval, place },
    })),
  }
}

/**
 * Texts that must appear at an end of the scale: about people who scored lower, the same and higher, and about the
 * reader's own margin.
 */
export const textsAtEnds: Readonly<Record<Locale, Record<ScaleEnd, { sentence: string; margin: string }>>> = {
  en: {
    floor: {
      sentence:
        'No score is lower than this one. Of 100 visitors who took this test in English, about 30 had it too, and about 70 scored higher.',
      margin:
        'Your score has a margin, and so does this: at the high end of that margin, about 34 of 100 would have scored lower.',
    },
    ceiling: {
      sentence:
        'No score is higher than this one. Of 100 visitors who took this test in English, about 10 had it too, and about 90 scored lower.',
      margin:
        'Your score has a margin, and so does this: at the low end of that margin, about 19 of 100 would have scored higher.',
    },
  },
  cn: {
    floor: {
      sentence:
        '没有比这更低的分数了。用英语做过这个测试的访客，每 100 位里，和你同分的大约有 30 位，比你高的大约有 70 位。',
      margin: '分数有出入，位置也会跟着变：按那一段的高端算，100 位里更低的大约有 34 位。',
    },
    ceiling: {
      sentence:
        '没有比这更高的分数了。用英语做过这个测试的访客，每 100 位里，和你同分的大约有 10 位，比你低的大约有 90 位。',
      margin: '分数有出入，位置也会跟着变：按那一段的低端算，100 位里更高的大约有 19 位。',
    },
  },
  es: {
    floor: {
      sentence:
        'No hay puntuación más baja que esta. De cada 100 visitantes que lo hicieron en inglés: con la misma, alrededor de 30; por encima, alrededor de 70.',
      margin:
        'Su puntuación tiene un margen, y esto también. De cada 100, por debajo quedarían: en el extremo alto de ese margen, alrededor de 34.',
    },
    ceiling: {
      sentence:
        'No hay puntuación más alta que esta. De cada 100 visitantes que lo hicieron en inglés: con la misma, alrededor de 10; por debajo, alrededor de 90.',
      margin:
        'Su puntuación tiene un margen, y esto también. De cada 100, por encima quedarían: en el extremo bajo de ese margen, alrededor de 19.',
    },
  },
}
