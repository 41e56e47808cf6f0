import type { FullView } from '../../schema'

/** What there is to read in a report, without its pages for others and its sources, which are for use. */
export function reportTexts({ dimensions, story, talk, limits }: FullView): string[] {
  const parts = dimensions.flatMap(({ id, name, about, reading }) => {
    const own = story?.parts[id]
    const said = [reading?.quick, reading?.describes, reading?.helps, own?.cost].flatMap((text) => text ?? [])
    return [name, about, ...said, ...(own?.groups ?? [])]
  })
  return [...parts, ...(story ? storyTexts(story) : []), ...talk.map(({ text }) => text), ...limits]
}

const storyTexts = ({
  letter,
  meeting,
  edge,
  context,
  quotes,
  where,
  plan,
  unknown,
}: NonNullable<FullView['story']>) => [
  ...letter,
  ...[...meeting, ...edge].flatMap(({ title, text }) => [title, text]),
  ...context.map(({ text }) => text),
  ...quotes.flatMap(({ item, answer, text }) => [item, answer, text ?? '']),
  ...where.map(({ text }) => text),
  ...(plan ? [plan.title, plan.text, plan.gate, ...plan.later] : []),
  ...(plan?.days ?? []).flatMap(({ title, text, why }) => [title, text, why]),
  ...unknown,
]
