import type { Source } from '@/core/report/report-key'

/** Each carries one claim, about the people it studied; see the notes of the pieces that cite it. */
export const sources: Readonly<Record<string, Source>> = {
  /** All parts: symptoms that are added to one score differ in kind, and the sum hides it (a review). */
  fried: {
    text: 'Fried, E. I., & Nesse, R. M. (2015). Depression sum-scores don’t add up: Why analyzing specific depression symptoms is essential. BMC Medicine, 13, 72.',
    doi: '10.1186/s12916-015-0325-4',
  },
  /** Mood: people in a depression reported less sadness and less happiness than others did, in one study. */
  rottenberg: {
    text: 'Rottenberg, J., Gross, J. J., & Gotlib, I. H. (2005). Emotion context insensitivity in major depressive disorder. Journal of Abnormal Psychology, 114(4), 627–639.',
    doi: '10.1037/0021-843X.114.4.627',
  },
  /** Interest: wanting something and enjoying it are different things, and either can be weak (a review). */
  treadway: {
    text: 'Treadway, M. T., & Zald, D. H. (2011). Reconsidering anhedonia in depression: Lessons from translational neuroscience. Neuroscience & Biobehavioral Reviews, 35(3), 537–555.',
    doi: '10.1016/j.neubiorev.2010.06.006',
  },
  /** Body: slowed movement and speech belong to many low moods (a review). */
  buyukdura: {
    text: 'Buyukdura, J. S., McClintock, S. M., & Croarkin, P. E. (2011). Psychomotor retardation in depression: Biological underpinnings, measurement, and treatment. Progress in Neuro-Psychopharmacology and Biological Psychiatry, 35(2), 395–409.',
    doi: '10.1016/j.pnpbp.2010.10.019',
  },
  /** Body: appetite goes up in some and down in others during a depression (32 patients with it, in a scanner). */
  simmons: {
    text: 'Simmons, W. K., Burrows, K., Avery, J. A., Kerr, K. L., Bodurka, J., Savage, C. R., & Drevets, W. C. (2016). Depression-related increases and decreases in appetite: Dissociable patterns of aberrant activity in reward and interoceptive neurocircuitry. American Journal of Psychiatry, 173(4), 418–428.',
    doi: '10.1176/appi.ajp.2015.15020162',
  },
  /** Thinking: going over what is sad makes low mood worse and solving problems harder (a review). */
  nolen: {
    text: 'Nolen-Hoeksema, S., Wisco, B. E., & Lyubomirsky, S. (2008). Rethinking rumination. Perspectives on Psychological Science, 3(5), 400–424.',
    doi: '10.1111/j.1745-6924.2008.00088.x',
  },
  /** Thinking: attention, memory and planning are weaker in a depression, and partly still after it (one battery of tests, many studies). */
  rock: {
    text: 'Rock, P. L., Roiser, J. P., Riedel, W. J., & Blackwell, A. D. (2014). Cognitive impairment in depression: A systematic review and meta-analysis. Psychological Medicine, 44(10), 2029–2040.',
    doi: '10.1017/S0033291713002535',
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
  /** Experiments: people underestimate how much others appreciate being contacted. */
  liu: {
    text: 'Liu, P. J., Rim, S., Min, L., & Min, K. E. (2023). The surprise of reaching out: Appreciated more than we think. Journal of Personality and Social Psychology, 124(4), 754–771.',
    doi: '10.1037/pspi0000402',
  },
  /** Experiments: who needs help underestimates how willing others are and how good helping feels to them. */
  zhao: {
    text: 'Zhao, X., & Epley, N. (2022). Surprisingly happy to have helped: Underestimating prosociality creates a misplaced barrier to asking for help. Psychological Science, 33(10), 1708–1731.',
    doi: '10.1177/09567976221097615',
  },
  /** Experiments: talking to oneself by name gives some distance in a stressful moment. */
  kross: {
    text: 'Kross, E., Bruehlman-Senecal, E., Park, J., Burson, A., Dougherty, A., Shablack, H., Bremner, R., Moser, J., & Ayduk, O. (2014). Self-talk as a regulatory mechanism: How you do it matters. Journal of Personality and Social Psychology, 106(2), 304–324.',
    doi: '10.1037/a0035173',
  },
  /** 15 studies that followed adults: those who walked or moved even a little became depressed less often; no proof of cause. */
  pearce: {
    text: 'Pearce, M., Garcia, L., Abbas, A., Strain, T., Schuch, F. B., Golubic, R., Kelly, P., Khan, S., Utukuri, M., Laird, Y., Mok, A., Smith, A., Tainio, M., Brage, S., & Woodcock, J. (2022). Association between physical activity and risk of depression: A systematic review and meta-analysis. JAMA Psychiatry, 79(6), 550–559.',
    doi: '10.1001/jamapsychiatry.2022.0609',
  },
  /** Grief is hard on body and mind for many, most need no treatment, some do (a review). */
  stroebe: {
    text: 'Stroebe, M., Schut, H., & Stroebe, W. (2007). Health outcomes of bereavement. The Lancet, 370(9603), 1960–1973.',
    doi: '10.1016/S0140-6736(07)61816-9',
  },
  /** Drinking too much and depression raise each other; the path from drink to mood is the likelier one (a review). */
  boden: {
    text: 'Boden, J. M., & Fergusson, D. M. (2011). Alcohol and depression. Addiction, 106(5), 906–914.',
    doi: '10.1111/j.1360-0443.2010.03351.x',
  },
  /** Low mood around a birth is common and can be treated (a review). */
  howard: {
    text: 'Howard, L. M., Molyneaux, E., Dennis, C.-L., Rochat, T., Stein, A., & Milgrom, J. (2014). Non-psychotic mental disorders in the perinatal period. The Lancet, 384(9956), 1775–1788.',
    doi: '10.1016/S0140-6736(14)61276-9',
  },
  /** 43 studies: about one father in ten was depressed around a birth. */
  paulson: {
    text: 'Paulson, J. F., & Bazemore, S. D. (2010). Prenatal and postpartum depression in fathers and its association with maternal depression: A meta-analysis. JAMA, 303(19), 1961–1969.',
    doi: '10.1001/jama.2010.605',
  },
}
