import type { Piece, Source } from '@/core/report/report-key'
import { partOpen, raised } from './conditions'

export const sources: Readonly<Record<string, Source>> = {
  mcgowan: {
    text: 'McGowan, S. K., & Behar, E. (2013). A preliminary investigation of stimulus control training for worry: Effects on anxiety and insomnia. Behavior Modification, 37(1), 90–112.',
    doi: '10.1177/0145445512455661',
  },
  lafreniere: {
    text: 'LaFreniere, L. S., & Newman, M. G. (2020). Exposing worry’s deceit: Percentage of untrue worries in generalized anxiety disorder treatment. Behavior Therapy, 51(3), 413–423.',
    doi: '10.1016/j.beth.2019.07.003',
  },
  manzoni: {
    text: 'Manzoni, G. M., Pagnini, F., Castelnuovo, G., & Molinari, E. (2008). Relaxation training for anxiety: A ten-years systematic review with meta-analysis. BMC Psychiatry, 8, 41.',
    doi: '10.1186/1471-244X-8-41',
  },
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
  cuijpers: {
    text: 'Cuijpers, P., Sijbrandij, M., Koole, S., Huibers, M., Berking, M., & Andersson, G. (2014). Psychological treatment of generalized anxiety disorder: A meta-analysis. Clinical Psychology Review, 34(2), 130–140.',
    doi: '10.1016/j.cpr.2014.01.002',
  },
}

export const unknown: readonly Piece[] = [
  { id: 'unknown.reason', note: 'Whether there is good reason: exam, debt, ill relative, someone who frightens.' },
  {
    id: 'unknown.body',
    when: raised('tension'),
    note: 'Where signs of the body come from: coffee, thyroid, iron, medicines, hormones; no line asked.',
  },
  {
    id: 'unknown.noticing',
    note: 'What is not noticed is not answered: breath, shoulders. Someone near may see more.',
  },
  { id: 'unknown.before', note: 'What was before these four weeks, and whether this is new.' },
  { id: 'unknown.left-out', when: partOpen, note: 'What the lines left out would have said; nothing was guessed.' },
]
