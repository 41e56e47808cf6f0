import type { Piece, Source } from '@/core/report/report-key'
import { high, low, partOpen } from './conditions'

export const sources: Readonly<Record<string, Source>> = {
  eyal: {
    text: 'Eyal, T., Steffel, M., & Epley, N. (2018). Perspective mistaking: Accurately understanding the mind of another requires getting perspective, not taking perspective. Journal of Personality and Social Psychology, 114(4), 547–571.',
    doi: '10.1037/pspa0000115',
  },
  lieberman: {
    text: 'Lieberman, M. D., Eisenberger, N. I., Crockett, M. J., Tom, S. M., Pfeifer, J. H., & Way, B. M. (2007). Putting feelings into words: Affect labeling disrupts amygdala activity in response to affective stimuli. Psychological Science, 18(5), 421–428.',
    doi: '10.1111/j.1467-9280.2007.01916.x',
  },
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
  kross: {
    text: 'Kross, E., Bruehlman-Senecal, E., Park, J., Burson, A., Dougherty, A., Shablack, H., Bremner, R., Moser, J., & Ayduk, O. (2014). Self-talk as a regulatory mechanism: How you do it matters. Journal of Personality and Social Psychology, 106(2), 304–324.',
    doi: '10.1037/a0035173',
  },
}

export const unknown: readonly Piece[] = [
  { id: 'unknown.eye', when: low('notice'), note: 'What is not noticed is not answered; someone near may see more.' },
  {
    id: 'unknown.right',
    when: high('notice'),
    note: 'Whether the readings are right; only how early they come was asked.',
  },
  { id: 'unknown.skill', note: 'How one would do in a task: this is how one sees oneself.' },
  { id: 'unknown.load', note: 'How much these months brought: grief, newborn, strain.' },
  { id: 'unknown.strength', note: 'How strong feelings are; no line asked.' },
  { id: 'unknown.home', note: 'What is shown or kept where the reader lives.' },
  { id: 'unknown.left-out', when: partOpen, note: 'What the lines left out would have said.' },
]
