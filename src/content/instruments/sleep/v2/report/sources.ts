import type { Source } from '@/core/report/report-key'

/** Each carries one claim, about the people it studied; see the notes of the pieces that cite it. */
export const sources: Readonly<Record<string, Source>> = {
  /** CBT-I is recommended first for lasting insomnia in adults (a guideline of doctors, trials up to 2015). */
  qaseem: {
    text: 'Qaseem, A., Kansagara, D., Forciea, M. A., Cooke, M., & Denberg, T. D. (2016). Management of chronic insomnia disorder in adults: A clinical practice guideline from the American College of Physicians. Annals of Internal Medicine, 165(2), 125–133.',
    doi: '10.7326/M15-2175',
  },
  /** What of CBT-I is recommended, and how strongly; rules of sleep hygiene alone are not. */
  edinger: {
    text: 'Edinger, J. D., et al. (2021). Behavioral and psychological treatments for chronic insomnia disorder in adults: An American Academy of Sleep Medicine clinical practice guideline. Journal of Clinical Sleep Medicine, 17(2), 255–262.',
    doi: '10.5664/jcsm.8986',
  },
  /** 87 trials: less time awake, better sleep in the eyes of the sleeper, hardly more hours. */
  straten: {
    text: 'van Straten, A., van der Zweerde, T., Kleiboer, A., Cuijpers, P., Morin, C. M., & Lancee, J. (2018). Cognitive and behavioral therapies in the treatment of insomnia: A meta-analysis. Sleep Medicine Reviews, 38, 3–16.',
    doi: '10.1016/j.smrv.2017.02.001',
  },
  /** A model: worry about sleep leads to keeping watch, and watching keeps one awake. */
  harvey: {
    text: 'Harvey, A. G. (2002). A cognitive model of insomnia. Behaviour Research and Therapy, 40(8), 869–893.',
    doi: '10.1016/S0005-7967(01)00061-4',
  },
  /** Two experiments: told to watch a clock, good and poor sleepers worried more and took longer to fall asleep. */
  tang: {
    text: 'Tang, N. K. Y., Schmidt, D. A., & Harvey, A. G. (2007). Sleeping with the enemy: Clock monitoring in the maintenance of insomnia. Journal of Behavior Therapy and Experimental Psychiatry, 38(1), 40–55.',
    doi: '10.1016/j.jbtep.2005.07.004',
  },
  /** 57 healthy young adults, one night in a laboratory: a to-do list before bed, asleep somewhat sooner. */
  scullin: {
    text: 'Scullin, M. K., Krueger, M. L., Ballard, H. K., Pruett, N., & Bliwise, D. L. (2018). The effects of bedtime writing on difficulty falling asleep: A polysomnographic study comparing to-do lists and completed activity lists. Journal of Experimental Psychology: General, 147(1), 139–146.',
    doi: '10.1037/xge0000374',
  },
  /** Sleep comes from pressure that builds while awake and from the inner clock; a model. */
  borbely: {
    text: 'Borbély, A. A., Daan, S., Wirz-Justice, A., & Deboer, T. (2016). The two-process model of sleep regulation: A reappraisal. Journal of Sleep Research, 25(2), 131–143.',
    doi: '10.1111/jsr.12371',
  },
  /** Eight adults, a week of camping in summer: clocks moved earlier, those of late types most. */
  wright: {
    text: 'Wright, K. P., McHill, A. W., Birks, B. R., Griffin, B. R., Rusterholz, T., & Chinoy, E. D. (2013). Entrainment of the human circadian clock to the natural light-dark cycle. Current Biology, 23(16), 1554–1558.',
    doi: '10.1016/j.cub.2013.06.039',
  },
  /** 400 mg of caffeine six hours before bed still disturbed sleep in a small home study. */
  drake: {
    text: 'Drake, C., Roehrs, T., Shambroom, J., & Roth, T. (2013). Caffeine effects on sleep taken 0, 3, or 6 hours before going to bed. Journal of Clinical Sleep Medicine, 9(11), 1195–1200.',
    doi: '10.5664/jcsm.3170',
  },
  /** Review of studies with healthy people: alcohol, sooner asleep, a more broken second half. */
  ebrahim: {
    text: 'Ebrahim, I. O., Shapiro, C. M., Williams, A. J., & Fenwick, P. B. (2013). Alcohol and sleep I: Effects on normal sleep. Alcoholism: Clinical and Experimental Research, 37(4), 539–549.',
    doi: '10.1111/acer.12006',
  },
  /** 70 studies of one or two nights without sleep: lapses of attention grew most, reasoning hardly changed. */
  lim: {
    text: 'Lim, J., & Dinges, D. F. (2010). A meta-analysis of the impact of short-term sleep deprivation on cognitive variables. Psychological Bulletin, 136(3), 375–389.',
    doi: '10.1037/a0018883',
  },
  /** 48 healthy adults: with six hours in bed or less for 14 days attention lapsed more and more; felt sleepiness rose at first, then hardly. */
  vandongen: {
    text: 'Van Dongen, H. P. A., Maislin, G., Mullington, J. M., & Dinges, D. F. (2003). The cumulative cost of additional wakefulness: Dose-response effects on neurobehavioral functions and sleep physiology from chronic sleep restriction and total sleep deprivation. Sleep, 26(2), 117–126.',
    doi: '10.1093/sleep/26.2.117',
  },
  /** Couples: after a poor night more conflict was reported; solving it went best when both had slept well. */
  gordon: {
    text: 'Gordon, A. M., & Chen, S. (2014). The role of sleep in interpersonal conflict: Do sleepless nights mean worse fights? Social Psychological and Personality Science, 5(2), 168–175.',
    doi: '10.1177/1948550613488952',
  },
  /** 17 studies: people who reported sleepiness at the wheel had about two and a half times the odds of an accident. */
  bioulac: {
    text: 'Bioulac, S., Micoulaud-Franchi, J.-A., Arnaud, M., Sagaspe, P., Moore, N., Salvo, F., & Philip, P. (2017). Risk of motor vehicle accidents related to sleepiness at the wheel: A systematic review and meta-analysis. Sleep, 40(10), zsx134.',
    doi: '10.1093/sleep/zsx134',
  },
  /** 15 patients with bipolar disorder: regular times often sufficed; a few felt a mild high after stricter steps. */
  kaplan: {
    text: 'Kaplan, K. A., & Harvey, A. G. (2013). Behavioral treatment of insomnia in bipolar disorder. American Journal of Psychiatry, 170(7), 716–720.',
    doi: '10.1176/appi.ajp.2013.12050708',
  },
  /** Review: night and early shifts cost sleep on those days themselves. */
  kecklund: {
    text: 'Kecklund, G., & Axelsson, J. (2016). Health consequences of shift work and insufficient sleep. BMJ, 355, i5210.',
    doi: '10.1136/bmj.i5210',
  },
  /** 13 mostly small studies: a nap during the night shift, less sleepy, after a short groggy spell. */
  ruggiero: {
    text: 'Ruggiero, J. S., & Redeker, N. S. (2014). Effects of napping on sleepiness and sleep-related performance deficits in night-shift workers: A systematic review. Biological Research for Nursing, 16(2), 134–142.',
    doi: '10.1177/1099800413476571',
  },
  /** Plans in the form "when …, then …" are carried out more often than intentions. */
  gollwitzer: {
    text: 'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist, 54(7), 493–503.',
    doi: '10.1037/0003-066X.54.7.493',
  },
}
