import type { Piece, Source } from '@/core/report/report-key'
import { partOpen } from './conditions'

export const sources: Readonly<Record<string, Source>> = {
  breines: {
    text: 'Breines, J. G., & Chen, S. (2012). Self-compassion increases self-improvement motivation. Personality and Social Psychology Bulletin, 38(9), 1133–1143.',
    doi: '10.1177/0146167212445599',
  },
  leary: {
    text: 'Leary, M. R., Tate, E. B., Adams, C. E., Allen, A. B., & Hancock, J. (2007). Self-compassion and reactions to unpleasant self-relevant events: The implications of treating oneself kindly. Journal of Personality and Social Psychology, 92(5), 887–904.',
    doi: '10.1037/0022-3514.92.5.887',
  },
  gilovich: {
    text: 'Gilovich, T., Medvec, V. H., & Savitsky, K. (2000). The spotlight effect in social judgment: An egocentric bias in estimates of the salience of one’s own actions and appearance. Journal of Personality and Social Psychology, 78(2), 211–222.',
    doi: '10.1037/0022-3514.78.2.211',
  },
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
  ferrari: {
    text: 'Ferrari, M., Hunt, C., Harrysunker, A., Abbott, M. J., Beath, A. P., & Einstein, D. A. (2019). Self-compassion interventions and psychosocial outcomes: A meta-analysis of RCTs. Mindfulness, 10(8), 1455–1473.',
    doi: '10.1007/s12671-019-01134-6',
  },
}

export const unknown: readonly Piece[] = [
  { id: 'unknown.worth', note: 'What the reader is worth: no line asked, no line could.' },
  { id: 'unknown.skill', note: 'How able one is: trust was asked, not skill.' },
  { id: 'unknown.around', note: 'Who is around: whether someone belittles one or praises too little.' },
  { id: 'unknown.modesty', note: 'How much is modesty: in some families and places one does not say good of oneself.' },
  { id: 'unknown.left-out', when: partOpen, note: 'What lines left out would have said.' },
]
