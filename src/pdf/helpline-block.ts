import { contactLine, type HelpBlock, type Line } from './blocks'
import type { DocumentContext } from './document-context'

/** Directory for countries without helplines in our list. */
const directory = 'findahelpline.com'

/**
 * Returns the helplines of the reader's country: the same lines in the same order as on the web page, without parts that
 * need a screen.
 * @param first whether the answers suggest distress, so that the lines come before everything else
 */
export function helplineBlock({ i18n, help }: DocumentContext, first = false): HelpBlock {
  const { groups, note, name, ways, emergency, checked, doubts } = help
  return {
    kind: 'help',
    boxed: first,
    intro: [
      ...(first ? [{ text: i18n._('pdf.help.title'), look: 'title', heading: 2 } as const] : []),
      { text: first ? i18n._('pdf.help.first') : i18n._('pdf.help.any') },
      { text: name, look: 'label' },
      ...(note ? [{ text: note, look: 'small' } as const] : []),
    ],
    first: { text: help.first.label, look: first ? 'bigFigure' : 'figure', href: help.first.href },
    firstDetails: { text: [help.first.name, ...help.first.details].join(' · '), look: 'small' },
    ways: ways.map(contactLine),
    emergency: withTitle(emergencyLines({ help }), emergency.title),
    groups: groups.map(({ title, text, lines }) => ({
      lines: [{ text: title, look: 'label' }, ...(text ? [{ text, look: 'small' } as const] : [])],
      contacts: lines.map((line) => ({
        ways: line.contacts.map(contactLine),
        details: { text: [line.name, ...line.details].join(' · '), look: 'small' },
      })),
    })),
    notes: [
      ...[checked, ...doubts].map((text): Line => ({ text, look: 'small' })),
      { text: i18n._('pdf.help.elsewhere'), look: 'small' },
      { text: directory, look: 'small', href: `https://${directory}` },
    ],
  }
}

const withTitle = (lines: Line[], text: string): Line[] => (lines.length > 0 ? [{ text, look: 'small' }, ...lines] : [])

/** Returns the emergency numbers, except the one on the first line, as links. */
const emergencyLines = ({ help }: Pick<DocumentContext, 'help'>): Line[] =>
  help.emergency.numbers
    .filter(({ href }) => href !== help.first.href)
    .map(({ href, number, label }) => ({ text: label ? `${number} ${label}` : number, look: 'figure', href }))

/** Returns the numbers to call in one line, on a sheet for a person whose answers called for help. */
export const helpStrip = ({ i18n, help }: DocumentContext): Line[] => [
  { text: i18n._('pdf.help.any'), look: 'small' },
  { text: help.first.label, look: 'label', href: help.first.href },
  ...emergencyLines({ help }).map((line): Line => ({ ...line, look: 'label' })),
]
