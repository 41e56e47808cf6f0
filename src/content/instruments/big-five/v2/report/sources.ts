import type { Source } from '@/core/report/report-key'

export const sources: Readonly<Record<string, Source>> = {
  deyoung: {
    text: 'DeYoung, C. G., Quilty, L. C., & Peterson, J. B. (2007). Between facets and domains: 10 aspects of the Big Five. Journal of Personality and Social Psychology, 93(5), 880–896.',
    doi: '10.1037/0022-3514.93.5.880',
  },
  fleeson: {
    text: 'Fleeson, W. (2001). Toward a structure- and process-integrated view of personality: Traits as density distributions of states. Journal of Personality and Social Psychology, 80(6), 1011–1027.',
    doi: '10.1037/0022-3514.80.6.1011',
  },
  vazire: {
    text: 'Vazire, S. (2010). Who knows what about a person? The self–other knowledge asymmetry (SOKA) model. Journal of Personality and Social Psychology, 98(2), 281–300.',
    doi: '10.1037/a0017908',
  },
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
  masicampo: {
    text: 'Masicampo, E. J., & Baumeister, R. F. (2011). Consider it done! Plan making can eliminate the cognitive effects of unfulfilled goals. Journal of Personality and Social Psychology, 101(4), 667–683.',
    doi: '10.1037/a0024192',
  },
  buehler: {
    text: 'Buehler, R., Griffin, D., & Ross, M. (1994). Exploring the “planning fallacy”: Why people underestimate their task completion times. Journal of Personality and Social Psychology, 67(3), 366–381.',
    doi: '10.1037/0022-3514.67.3.366',
  },
  levine: {
    text: 'Levine, E. E., & Cohen, T. R. (2018). You can handle the truth: Mispredicting the consequences of honest communication. Journal of Experimental Psychology: General, 147(9), 1400–1429.',
    doi: '10.1037/xge0000488',
  },
  boothby: {
    text: 'Boothby, E. J., Cooney, G., Sandstrom, G. M., & Clark, M. S. (2018). The liking gap in conversations: Do people like us more than we think? Psychological Science, 29(11), 1742–1756.',
    doi: '10.1177/0956797618783714',
  },
  flynn: {
    text: 'Flynn, F. J., & Lake, V. K. B. (2008). If you need help, just ask: Underestimating compliance with direct requests for help. Journal of Personality and Social Psychology, 95(1), 128–143.',
    doi: '10.1037/0022-3514.95.1.128',
  },
  bruehlman: {
    text: 'Bruehlman-Senecal, E., & Ayduk, O. (2015). This too shall pass: Temporal distance and the regulation of emotional distress. Journal of Personality and Social Psychology, 108(2), 356–375.',
    doi: '10.1037/a0038324',
  },
}
