import { levels } from '@mindglass/psychometrics/instrument'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test } from 'vitest'
import { currentInstruments, loadInstrumentText } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { chooseTextByAnswers, chooseTextForHelp } from '@/core/report/slots'
import { createScoringAnswers } from '@/testing/data/answers'
import { buildFullView } from './view'

describe.each(currentInstruments().map((instrument) => [instrument.slug, instrument] as const))(
  'a report of the test %s',
  (_, instrument) => {
    test.each(locales)('shows the text of every level of every dimension in %s', async (locale) => {
      const text = await loadInstrumentText(instrument, locale)
      const reached = new Set<string>()
      for (const [n, level] of levels.entries()) {
        const answers = createScoringAnswers(instrument, {}, { rest: n * 20 + 10 })
        const result = scoreSitting(instrument, answers, {})
        // Without circumstances, nothing but the level chooses a text.
        const circumstances = new Set(instrument.context.map(({ id }) => id))
        const responses = Object.fromEntries(Object.entries(answers).filter(([id]) => !circumstances.has(id)))
        const view = buildFullView({
          sittingId: 'a',
          own: true,
          completedAt: new Date('2026-11-20T10:00:00Z'),
          takenIn: locale,
          locale,
          report: null,
          instrument,
          text,
          result,
          responses,
        })
        for (const { id, partResult } of view.dimensions) {
          expect(partResult?.level, `${id} at ${level}`).toBe(level)
          for (const [field, words] of Object.entries(text.dimensions[id]?.levels[level] ?? {})) {
            const message = String(partResult?.[field as 'quick'])
            // Placeholders in braces are filled with the reader's own numbers and answers.
            const chosen = chooseTextByAnswers(words, (id) => responses[id])
            for (const fixed of chooseTextForHelp(view.help, chosen).split(/\{[^}]*\}/))
              expect(message, `${id} at ${level}`).toContain(fixed)
          }
          reached.add(partResult?.describes ?? '')
        }
        // With equal parts, the mean has the text of their level, unless the test has its own headline for that.
        const rules = text.heads?.rules
        const together = level === 'level4' ? (rules?.throughout ?? rules?.together) : undefined
        const expected = Object.entries(together ?? text.overall?.[level] ?? {})
        const texts = Object.fromEntries(expected.map(([name, words]) => [name, chooseTextForHelp(view.help, words)]))
        if (instrument.hasOverall) expect(view.head).toMatchObject(texts)
      }
      // No two levels or dimensions share a text.
      expect(reached.size).toBe(instrument.dimensions.length * levels.length)
    })
  },
)
