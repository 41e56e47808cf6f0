import { describe, expect, test } from 'vitest'
import type { Locale } from '@/core/locale'
import { repeatedParagraphs } from './repeated-paragraphs'

/** A paragraph, the same thing said a little differently, and one about something else; each with a crisis line of its own. */
const samples: Record<Locale, { one: string; again: string; other: string; crises: readonly [string, string] }> = {
  cn: {
    one: '心里转的是不想活了，先别往下读，叫个人来陪着你，等有人在身边了，再决定今天晚上还要不要一个人待着。',
    again: '要是心里转的是不想活了，就先别往下读，叫个人来陪着你，等有人在身边了，再决定今天晚上怎么过。',
    other: '有项研究请五十八个刚分手的年轻人随身带呼叫器，一连二十八天，随机响，响了就记下当时的心情是好是坏。',
    crises: ['夜里想到不想活了，就打 12356。', '不想活的念头又来了，号码在[这里](/help-now)。'],
  },
  en: {
    one: 'If what is on your mind is that you would rather not be here, leave this page for later and get someone to stay with you until the morning comes.',
    again:
      'And if what is on your mind is that you would rather not be here, leave this page for another day and get someone to stay with you tonight.',
    other:
      'In one study fifty-eight young adults carried pagers for four weeks after a breakup and wrote down what they felt each time the thing went off at random.',
    crises: ['If you don’t want to live, call 988.', 'Thoughts of ending your life? See [the numbers](/help-now).'],
  },
  es: {
    one: 'Si lo que le ronda la cabeza es no seguir aquí, deje esta página para otro día y busque a alguien que se quede con usted hasta mañana.',
    again:
      'Y si lo que le ronda la cabeza es no seguir aquí, deje esta página para más tarde y busque a alguien que se quede con usted esta noche.',
    other:
      'En un estudio, cincuenta y ocho jóvenes llevaron un buscapersonas durante cuatro semanas y anotaron lo que sentían cada vez que sonaba al azar.',
    crises: [
      'Si le llega la idea de no querer vivir, llame al 024.',
      'Si piensa en quitarse la vida, mire [aquí](/help-now).',
    ],
  },
}

describe.each(Object.entries(samples) as [Locale, (typeof samples)[Locale]][])(
  'repeatedParagraphs of an article in %s',
  (locale, sample) => {
    const { one, again, other, crises } = sample

    test.each([
      { name: 'an identical paragraph', body: `${one}\n\n${other}\n\n${one}`, found: /^says nearly the same twice/ },
      { name: 'a nearly identical paragraph', body: `${one}\n\n${again}`, found: /^says nearly the same twice/ },
      {
        name: 'a second crisis paragraph',
        body: `${crises[0]}\n\n${other}\n\n${crises[1]}`,
        found: /^a second paragraph/,
      },
    ])('reports $name once', ({ body, found }) => {
      expect(repeatedParagraphs(body, locale)).toEqual([expect.stringMatching(found)])
    })

    test.each([
      { name: 'different paragraphs', body: `${one}\n\n${other}` },
      { name: 'one crisis paragraph', body: `${crises[0]}\n\n${other}` },
    ])('accepts $name', ({ body }) => {
      expect(repeatedParagraphs(body, locale)).toEqual([])
    })
  },
)
