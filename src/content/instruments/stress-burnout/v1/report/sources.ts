import type { Source } from '@/core/report/report-key'

/** Each carries one claim, about the people it studied; see the notes of the pieces that cite it. */
export const sources: Readonly<Record<string, Source>> = {
  /** Working people in Sweden and the United States: heavy demands together with little say went with strain. */
  karasek: {
    text: 'Karasek, R. A. (1979). Job demands, job decision latitude, and mental strain: Implications for job redesign. Administrative Science Quarterly, 24(2), 285–308.',
    doi: '10.2307/2392498',
  },
  /** Two large sets of employees: being exhausted only and being detached only are different profiles. */
  profiles: {
    text: 'Leiter, M. P., & Maslach, C. (2016). Latent burnout profiles: A new approach to understanding the burnout experience. Burnout Research, 3(4), 89–100.',
    doi: '10.1016/j.burn.2016.09.001',
  },
  /** A review on employees: with more load, work is harder to put down in free time, and that goes with strain. */
  detachment: {
    text: 'Sonnentag, S., & Fritz, C. (2015). Recovery from job stress: The stressor-detachment model as an integrative framework. Journal of Organizational Behavior, 36(S1), S72–S103.',
    doi: '10.1002/job.1924',
  },
  /** 22 samples, 2,335 people: breaks of up to ten minutes did a little for vigor and against fatigue. */
  breaks: {
    text: 'Albulescu, P., Macsinga, I., Rusu, A., Sulea, C., Bodnaru, A., & Tulbure, B. T. (2022). “Give me a break!” A systematic review and meta-analysis on the efficacy of micro-breaks for increasing well-being and performance. PLoS ONE, 17(8), e0272460.',
    doi: '10.1371/journal.pone.0272460',
  },
}
