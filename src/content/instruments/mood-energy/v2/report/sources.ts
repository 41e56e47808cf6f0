import type { Piece, ReportKey } from '@/core/report/report-key'
import { all, allQuiet, any, brief, leads, nowBoth, nowHigh, nowLow, piece, someHighUp, up } from './facts'

export const unknown: readonly Piece[] = [
  piece(
    'unknown.illness',
    'Whether there is a disorder or none: answers can’t say, whatever the height. Doctors use words for similar pictures; only a conversation can tell.',
  ),
  piece('unknown.cause', 'Why it came. No line asked for causes, so none is given.'),
  piece(
    'unknown.body',
    'Coffee, alcohol, medicines, thyroid, hormones, a baby’s nights: nothing of it was asked.',
    any(someHighUp, up('low')),
  ),
  piece('unknown.usual', 'What usual is. The reader’s own measure was used; a long high may have become it.', allQuiet),
  piece('unknown.now', 'How the year looks from outside of the present stretch.', any(nowLow, nowHigh, nowBoth), {
    mentions: ['c6'],
  }),
  piece('unknown.years', 'Years before these twelve months.', any(brief, leads('low'))),
]

/** One claim each. Where a study’s people were patients, the text that leans on it says so. */
export const sources: ReportKey['sources'] = {
  benazzi2006: {
    text: 'Benazzi, F., & Akiskal, H. (2006). The duration of hypomania in bipolar-II disorder in private practice: Methodology and validation. Journal of Affective Disorders, 96(3), 189–196.',
    doi: '10.1016/j.jad.2004.04.006',
  },
  ekers2014: {
    text: 'Ekers, D., Webster, L., Van Straten, A., Cuijpers, P., Richards, D., & Gilbody, S. (2014). Behavioural activation for depression: An update of meta-analysis of effectiveness and sub group analysis. PLoS ONE, 9(6), e100100.',
    doi: '10.1371/journal.pone.0100100',
  },
  frank2005: {
    text: 'Frank, E., Kupfer, D. J., Thase, M. E., Mallinger, A. G., Swartz, H. A., Fagiolini, A. M., et al. (2005). Two-year outcomes for interpersonal and social rhythm therapy in individuals with bipolar I disorder. Archives of General Psychiatry, 62(9), 996–1004.',
    doi: '10.1001/archpsyc.62.9.996',
  },
  gollwitzer1999: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
  krizan2019: {
    text: 'Krizan, Z., & Hisler, G. (2019). Sleepy anger: Restricted sleep amplifies angry feelings. Journal of Experimental Psychology: General, 148(7), 1239–1250.',
    doi: '10.1037/xge0000522',
  },
  lam1997: {
    text: 'Lam, D., & Wong, G. (1997). Prodromes, coping strategies, insight and social functioning in bipolar affective disorders. Psychological Medicine, 27(5), 1091–1100.',
    doi: '10.1017/S0033291797005540',
  },
  levine2009: {
    text: 'Levine, L. J., Lench, H. C., & Safer, M. A. (2009). Functions of remembering and misremembering emotion. Applied Cognitive Psychology, 23(8), 1059–1075.',
    doi: '10.1002/acp.1610',
  },
  loewenstein2005: {
    text: 'Loewenstein, G. (2005). Hot-cold empathy gaps and medical decision making. Health Psychology, 24(4, Suppl.), S49–S56.',
    doi: '10.1037/0278-6133.24.4.S49',
  },
  regeer2015: {
    text: 'Regeer, E. J., Kupka, R. W., ten Have, M., Vollebergh, W., & Nolen, W. A. (2015). Low self-recognition and awareness of past hypomanic and manic episodes in the general population. International Journal of Bipolar Disorders, 3, 22.',
    doi: '10.1186/s40345-015-0039-8',
  },
  wehr1987: {
    text: 'Wehr, T. A., Sack, D. A., & Rosenthal, N. E. (1987). Sleep reduction as a final common pathway in the genesis of mania. American Journal of Psychiatry, 144(2), 201–204.',
    doi: '10.1176/ajp.144.2.201',
  },
  weiner2019: {
    text: 'Weiner, L., Ossola, P., Causin, J.-B., Desseilles, M., Keizer, I., Metzger, J.-Y., et al. (2019). Racing thoughts revisited: A key dimension of activation in bipolar disorder. Journal of Affective Disorders, 255, 69–76.',
    doi: '10.1016/j.jad.2019.05.033',
  },
}

export const suggestedArticles: ReportKey['suggestedArticles'] = [
  { when: { help: 'first' }, article: 'first-conversation' },
  { when: { help: 'soft' }, article: 'first-conversation' },
  { when: all(leads('low'), up('low')), article: 'low-days' },
  { when: any(someHighUp, up('swings')), article: 'mood-record' },
  { article: 'ups-and-downs' },
]

/** None while help stands first: the next step is a person, not a test. */
export const next: ReportKey['next'] = [
  { when: all({ help: 'none' }, leads('low'), up('low')), test: 'low-mood' },
  { when: all({ help: 'none' }, leads('thought')), test: 'sleep' },
  { when: all({ help: 'none' }, leads('impulse')), test: 'attention' },
  { when: all({ help: 'none' }, leads('irritability')), test: 'stress-burnout' },
  { when: { help: 'none' }, test: 'emotion-skills' },
]
