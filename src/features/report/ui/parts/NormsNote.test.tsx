import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languageNameFor, locales } from '@/core/locale'
import { unknownRankText } from '@/core/report/scores/score-words'
import { texts } from '@/server/i18n/i18n'
import type { NormsView } from '../../schema'
import { NormsNote } from './NormsNote'

const used = { release: 1, n: 400 }

test.each(locales)(
  'the note on norms tells missing, outdated, current and newer norms apart, in %s',
  async (locale) => {
    const t = await texts(locale, 'report')
    const of = { sittingId: 's', slug: 'sleep', takenIn: 'es' } as const
    const shown = (norms: NormsView | null) =>
      renderToStaticMarkup(<NormsNote view={{ ...of, norms }} locale={locale} t={t} />)
    const unknown = unknownRankText('es', locale, t)
    expect(unknown).toContain(languageNameFor(locale, 'es'))

    expect(shown(null)).toBe('')
    const none = shown({ used: null, measured: null, offer: null })
    expect(none).toContain(unknown)
    expect(none).toContain('href="/science/sleep/es"')
    expect(none).not.toContain('norms=newest')

    const newer = shown({ used: null, measured: null, offer: 'newer' })
    expect(newer).toContain(unknown)
    expect(newer).toContain('href="/report/s?norms=newest"')

    const known = shown({ used, measured: 400, offer: null })
    expect(known).not.toContain(unknown)
    expect(known).toContain(t('among.figures'))

    const read = shown({ used, measured: null, offer: 'own' })
    expect(read).toContain(t('among.isNewer'))
    expect(read).toContain('href="/report/s"')
  },
)
