import type { Source } from '@/core/report/report-key'

/** Each carries one claim, about the people it studied; see the notes of the pieces that cite it. */
export const sources: Readonly<Record<string, Source>> = {
  /** A review: wanting something and enjoying it are different things, and either can be weak in a depression. */
  treadway: {
    text: 'Treadway, M. T., & Zald, D. H. (2011). Reconsidering anhedonia in depression: Lessons from translational neuroscience. Neuroscience & Biobehavioral Reviews, 35(3), 537–555.',
    doi: '10.1016/j.neubiorev.2010.06.006',
  },
  /** A review: symptoms that are added to one score differ in kind, and the sum hides it. */
  fried: {
    text: 'Fried, E. I., & Nesse, R. M. (2015). Depression sum-scores don’t add up: Why analyzing specific depression symptoms is essential. BMC Medicine, 13, 72.',
    doi: '10.1186/s12916-015-0325-4',
  },
  /** A review: going over what is sad makes low mood and gloomy thoughts worse and solving problems harder. */
  nolen: {
    text: 'Nolen-Hoeksema, S., Wisco, B. E., & Lyubomirsky, S. (2008). Rethinking rumination. Perspectives on Psychological Science, 3(5), 400–424.',
    doi: '10.1111/j.1745-6924.2008.00088.x',
  },
  /** 26 trials with 1,524 people in treatment for depression, most of low quality: small planned activities helped. */
  ekers: {
    text: 'Ekers, D., Webster, L., Van Straten, A., Cuijpers, P., Richards, D., & Gilbody, S. (2014). Behavioural activation for depression: An update of meta-analysis of effectiveness and sub group analysis. PLoS ONE, 9(6), e100100.',
    doi: '10.1371/journal.pone.0100100',
  },
  /** 27 trials of guided programs: less self-criticism after them; publication bias possible. */
  ferrari: {
    text: 'Ferrari, M., Hunt, C., Harrysunker, A., Abbott, M. J., Beath, A. P., & Einstein, D. A. (2019). Self-compassion interventions and psychosocial outcomes: A meta-analysis of RCTs. Mindfulness, 10(8), 1455–1473.',
    doi: '10.1007/s12671-019-01134-6',
  },
  /** Plans in the form "when …, then …" are carried out more often than intentions. */
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
}
