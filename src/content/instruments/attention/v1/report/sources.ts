import type { Piece, Source } from '@/core/report/report-key'
import { partOpen, raised } from './conditions'

export const sources: Readonly<Record<string, Source>> = {
  kushlev: {
    text: 'Kushlev, K., Proulx, J., & Dunn, E. W. (2016). “Silence your phones”: Smartphone notifications increase inattention and hyperactivity symptoms. In Proceedings of the 2016 CHI Conference on Human Factors in Computing Systems (pp. 1011–1020). ACM.',
    doi: '10.1145/2858036.2858359',
  },
  gollwitzer: {
    text: 'Gollwitzer, P. M., & Sheeran, P. (2006). Implementation intentions and goal achievement: A meta-analysis of effects and processes. Advances in Experimental Social Psychology, 38, 69–119.',
    doi: '10.1016/S0065-2601(06)38002-1',
  },
  gilbert: {
    text: 'Gilbert, S. J., Boldt, A., Sachdeva, C., Scarampi, C., & Tsai, P.-C. (2023). Outsourcing memory to external tools: A review of “intention offloading.” Psychonomic Bulletin & Review, 30(1), 60–76.',
    doi: '10.3758/s13423-022-02139-4',
  },
  knouse: {
    text: 'Knouse, L. E., Teller, J., & Brooks, M. A. (2017). Meta-analysis of cognitive–behavioral treatments for adult ADHD. Journal of Consulting and Clinical Psychology, 85(7), 737–750.',
    doi: '10.1037/ccp0000216',
  },
}

export const unknown: readonly Piece[] = [
  { id: 'unknown.why', note: 'Why: sleep, worry, low mood, pain, a crowded life; and whether ADHD is there or not.' },
  { id: 'unknown.since', note: 'How it was before these six months, as a child, at school.' },
  { id: 'unknown.body', when: raised('restlessness'), note: 'What the body adds: coffee, medicines, thyroid, iron.' },
  { id: 'unknown.others', note: 'What others see; how performance is.' },
  { id: 'unknown.left-out', when: partOpen, note: 'What the lines left out would have said; nothing was guessed.' },
]
