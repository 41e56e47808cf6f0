import type { StoryView } from '@/features/report/schema'

/** Story view for tests with one of every element that a report can have; its part belongs to the sleep test. */
export const storyFixture: StoryView = {
  caption: 'What the drawing shows.',
  short: {
    part: 'onset',
    apart: { item: 'I wait for sleep', answer: 'Often' },
    costs: 'Waiting for sleep takes an hour of your evening.',
    first: 'Write three lines tonight: five minutes.',
  },
  letter: ['The pattern in halves.', 'A difference inside.'],
  parts: {
    onset: {
      groups: ['How it shows here.'],
      cost: 'What it costs here.',
      answers: {
        groups: [
          { name: 'Long nights awake', answers: [2, 4, 4] },
          { name: 'Thoughts in bed', answers: [0, 1, 1] },
        ],
        highest: 'Long nights awake',
        lowest: 'Thoughts in bed',
      },
    },
  },
  scale: { min: 0, max: 4 },
  meeting: [{ title: 'They meet', text: 'How the two meet.', parts: ['onset', 'daytime'] }],
  edge: [{ title: 'The edge', text: 'How to tell the side.', parts: ['maintenance'] }],
  context: [{ questions: [], text: 'A paragraph on circumstances.' }],
  answerPairs: ['What two answers say together.'],
  quotes: [
    { role: 'confirms', item: 'A line of the test.', answer: 'Mostly agree', text: 'What it adds.' },
    { role: 'contradicts', item: 'Another line.', answer: 'Slightly disagree', text: null },
  ],
  where: [
    { area: 'close', text: 'At home it shows.' },
    { area: 'work', text: 'At work it shows.' },
  ],
  plan: {
    id: 'plan',
    title: 'One thing only',
    text: 'Why this one thing.',
    gate: 'Whom it is not for.',
    days: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'].map((name) => ({
      title: `${name} title`,
      text: `${name} thing to do.`,
      minutes: 10,
      why: `${name} reason.`,
      chosenFor: name === 'Second' ? { item: 'I put off a call', answer: 'Often' } : null,
    })),
    later: ['What to count later.'],
  },
  handOver: [
    { reader: 'friend', facts: ['A fact about me.'], requests: ['A request of mine.'], offers: ['An offer of mine.'] },
    { reader: 'doctor', facts: ['A fact for doctors.'], requests: [], offers: [] },
  ],
  unknown: ['What nobody asked.'],
  sources: [{ text: 'A. Author (2000). A work.', doi: '10.1000/182' }],
  articles: [],
  next: null,
}
