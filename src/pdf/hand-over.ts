import type { StoryView } from '@/features/report/schema'
import type { HandOverPage } from './blocks'
import type { DocumentContext } from './document-context'

const readers = {
  partner: 'pdf.handOver.for.partner',
  relative: 'pdf.handOver.for.relative',
  friend: 'pdf.handOver.for.friend',
  doctor: 'pdf.handOver.for.doctor',
} as const

/** Returns the page for one other person, without the name of the test. */
export function handOverPage(
  { i18n }: DocumentContext,
  { reader, facts, requests, offers }: StoryView['handOver'][number],
): HandOverPage {
  const doctor = reader === 'doctor'
  const sections = [
    { title: doctor ? 'pdf.handOver.noticed' : 'pdf.handOver.facts', lines: facts },
    { title: doctor ? 'pdf.handOver.questions' : 'pdf.handOver.requests', lines: requests },
    { title: doctor ? 'pdf.handOver.own' : 'pdf.handOver.offers', lines: offers },
  ]
  return {
    kind: 'handOver',
    id: `hand-over-${reader}`,
    eyebrow: i18n._('pdf.chapter.handOver'),
    title: i18n._(readers[reader]),
    lead: i18n._('pdf.handOver.ticked'),
    sections: sections
      .filter(({ lines }) => lines.length > 0)
      .map(({ title, lines }) => ({ title: i18n._(title), lines })),
    note: i18n._(doctor ? 'pdf.handOver.noteDoctor' : 'pdf.handOver.note'),
  }
}
