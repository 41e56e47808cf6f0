import type { Source } from '@/core/report/report-key'

/** Each carries one claim, about the people it studied; see the notes of the pieces that cite it. */
export const sources: Readonly<Record<string, Source>> = {
  /** Four branches of skills with feelings; perceiving, understanding and managing are three of them. */
  mayer: {
    text: 'Mayer, J. D., Salovey, P., & Caruso, D. R. (2008). Emotional intelligence: New ability or eclectic traits? American Psychologist, 63(6), 503–517.',
    doi: '10.1037/0003-066X.63.6.503',
  },
  /** Noticing: degrees of awareness of feelings, from the body to mixtures. */
  lane: {
    text: 'Lane, R. D., & Schwartz, G. E. (1987). Levels of emotional awareness: A cognitive-developmental theory and its application to psychopathology. American Journal of Psychiatry, 144(2), 133–143.',
    doi: '10.1176/ajp.144.2.133',
  },
  /** Understanding: a review on exact words for unpleasant feelings. */
  kashdan: {
    text: 'Kashdan, T. B., Barrett, L. F., & McKnight, P. E. (2015). Unpacking emotion differentiation: Transforming unpleasant experience by perceiving distinctions in negativity. Current Directions in Psychological Science, 24(1), 10–16.',
    doi: '10.1177/0963721414550708',
  },
  /** Steering: at which points of its course a feeling can be influenced. */
  gross: {
    text: 'Gross, J. J. (2015). Emotion regulation: Current status and future prospects. Psychological Inquiry, 26(1), 1–26.',
    doi: '10.1080/1047840X.2014.940781',
  },
  /** 30 people and pictures of faces: choosing a word went with less activity in an alarm region. */
  lieberman: {
    text: 'Lieberman, M. D., Eisenberger, N. I., Crockett, M. J., Tom, S. M., Pfeifer, J. H., & Way, B. M. (2007). Putting feelings into words: Affect labeling disrupts amygdala activity in response to affective stimuli. Psychological Science, 18(5), 421–428.',
    doi: '10.1111/j.1467-9280.2007.01916.x',
  },
  /** A review: people often misjudge how they will feel later. */
  wilson: {
    text: 'Wilson, T. D., & Gilbert, D. T. (2005). Affective forecasting: Knowing what to want. Current Directions in Psychological Science, 14(3), 131–134.',
    doi: '10.1111/j.0963-7214.2005.00355.x',
  },
  /** 306 comparisons: which ways of steering a feeling work, small to medium at best. */
  webb: {
    text: 'Webb, T. L., Miles, E., & Sheeran, P. (2012). Dealing with feeling: A meta-analysis of the effectiveness of strategies derived from the process model of emotion regulation. Psychological Bulletin, 138(4), 775–808.',
    doi: '10.1037/a0027600',
  },
  /** People often turn to others to steer their feelings; a model. */
  zaki: {
    text: 'Zaki, J., & Williams, W. C. (2013). Interpersonal emotion regulation. Emotion, 13(5), 803–810.',
    doi: '10.1037/a0033839',
  },
  /** In calm, people misjudge what they will do in heat, and the other way round. */
  loewenstein: {
    text: 'Loewenstein, G. (2005). Hot-cold empathy gaps and medical decision making. Health Psychology, 24(4, Suppl.), S49–S56.',
    doi: '10.1037/0278-6133.24.4.S49',
  },
  /** Self-reports of emotional skills and tasks agreed weakly. */
  brackett: {
    text: 'Brackett, M. A., Rivers, S. E., Shiffman, S., Lerner, N., & Salovey, P. (2006). Relating emotional abilities to social functioning: A comparison of self-report and performance measures of emotional intelligence. Journal of Personality and Social Psychology, 91(4), 780–795.',
    doi: '10.1037/0022-3514.91.4.780',
  },
  /** 25 experiments: imagining another person’s view did not make guesses more accurate; in the last one, asking did. */
  eyal: {
    text: 'Eyal, T., Steffel, M., & Epley, N. (2018). Perspective mistaking: Accurately understanding the mind of another requires getting perspective, not taking perspective. Journal of Personality and Social Psychology, 114(4), 547–571.',
    doi: '10.1037/pspa0000115',
  },
  /** Five experiments: feelings were read more accurately from a voice alone than from voice and face together. */
  kraus: {
    text: 'Kraus, M. W. (2017). Voice-only communication enhances empathic accuracy. American Psychologist, 72(7), 644–654.',
    doi: '10.1037/amp0000147',
  },
  /** Plans of the form "if …, then …" are carried out more often than intentions. */
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
  /** Two of seven studies: addressing oneself by name or "you" before meeting someone or a speech, less distress. */
  kross: {
    text: 'Kross, E., Bruehlman-Senecal, E., Park, J., Burson, A., Dougherty, A., Shablack, H., Bremner, R., Moser, J., & Ayduk, O. (2014). Self-talk as a regulatory mechanism: How you do it matters. Journal of Personality and Social Psychology, 106(2), 304–324.',
    doi: '10.1037/a0035173',
  },
  /** 154 studies: what calms the body lowered anger; venting and running did not. */
  kjaervik: {
    text: 'Kjærvik, S. L., & Bushman, B. J. (2024). A meta-analytic review of anger management activities that increase or decrease arousal: What fuels or douses rage? Clinical Psychology Review, 109, 102414.',
    doi: '10.1016/j.cpr.2024.102414',
  },
  /** 108 adults, five minutes a day for a month: breathing with long exhalations improved mood more than a meditation. */
  balban: {
    text: 'Balban, M. Y., Neri, E., Kogon, M. M., Weed, L., Nouriani, B., Jo, B., Holl, G., Zeitzer, J. M., Spiegel, D., & Huberman, A. D. (2023). Brief structured respiration practices enhance mood and reduce physiological arousal. Cell Reports Medicine, 4(1), 100895.',
    doi: '10.1016/j.xcrm.2022.100895',
  },
  /** A review: after poor sleep, feelings are harder to steer. */
  palmer: {
    text: 'Palmer, C. A., & Alfano, C. A. (2017). Sleep and emotion regulation: An organizing, integrative review. Sleep Medicine Reviews, 31, 6–16.',
    doi: '10.1016/j.smrv.2015.12.006',
  },
  /** Five studies, one of them on relationships: who keeps feelings from showing is less close to others. */
  grossJohn: {
    text: 'Gross, J. J., & John, O. P. (2003). Individual differences in two emotion regulation processes: Implications for affect, relationships, and well-being. Journal of Personality and Social Psychology, 85(2), 348–362.',
    doi: '10.1037/0022-3514.85.2.348',
  },
  /** A trial with adults: an eight-week course in being kind to oneself. */
  neff: {
    text: 'Neff, K. D., & Germer, C. K. (2013). A pilot study and randomized controlled trial of the mindful self-compassion program. Journal of Clinical Psychology, 69(1), 28–44.',
    doi: '10.1002/jclp.21923',
  },
}
