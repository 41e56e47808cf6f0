import type { InstrumentText } from '@/content/tests/instrument-text'
import type { Headline } from '@/core/care/care'
import type { OpeningView } from '../schema'

/** Returns the opening sentences of a result in its reader's language; null if nothing is summed up. */
export function openingView(headline: Headline, text: InstrumentText): OpeningView | null {
  switch (headline.from) {
    case 'band':
      return { ...present(text.overall, 'overall')[headline.level], parts: [] }
    case 'whole':
      return { ...present(text.heads?.whole ?? text.overall?.level5, 'the whole'), parts: [] }
    case 'part':
      return { ...present(text.heads?.part?.[headline.part], headline.part), parts: names(headline.parts, text) }
    case 'reaches':
      return {
        ...present(text.heads?.reaches ?? text.heads?.some?.level4, 'very high'),
        parts: names(headline.parts, text),
      }
    case 'eased':
      return { ...present(text.heads?.rules?.[headline.head], headline.head), parts: names(headline.parts, text) }
    case 'some':
      return { ...present(text.heads?.some?.[headline.level], headline.level), parts: names(headline.parts, text) }
    case 'rule':
      return { ...present(text.heads?.rules?.[headline.head], headline.head), parts: [] }
    case 'plain':
      return null
  }
}

const names = (parts: readonly string[], text: InstrumentText): string[] =>
  parts.map((id) => present(text.dimensions[id], id).name)

/** Returns the text, or throws; the content check ensures that every text exists. */
function present<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`no text for ${what}`)
  return found
}
