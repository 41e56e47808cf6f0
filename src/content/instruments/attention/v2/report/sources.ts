import type { Source } from '@/core/report/report-key'

/** The first three say what the parts mean and stand in every report; the others carry one claim each. */
export const sources: Readonly<Record<string, Source>> = {
  /** A review: what a wandering mind is, and how it was studied. */
  smallwood: {
    text: 'Smallwood, J., & Schooler, J. W. (2015). The science of mind wandering: Empirically navigating the stream of consciousness. Annual Review of Psychology, 66, 487–518.',
    doi: '10.1146/annurev-psych-010814-015331',
  },
  /** What restlessness, inattention and impulsivity look like in adults, and what else may look like it. */
  faraone: {
    text: 'Faraone, S. V., et al. (2021). The World Federation of ADHD international consensus statement: 208 evidence-based conclusions about the disorder. Neuroscience & Biobehavioral Reviews, 128, 789–818.',
    doi: '10.1016/j.neubiorev.2021.01.022',
  },
  /** Impulsivity is several things: acting without forethought, acting in strong feeling, not finishing, seeking the new. */
  whiteside: {
    text: 'Whiteside, S. P., & Lynam, D. R. (2001). The Five Factor Model and impulsivity: Using a structural model of personality to understand impulsivity. Personality and Individual Differences, 30(4), 669–689.',
    doi: '10.1016/S0191-8869(00)00064-7',
  },
  /** 221 people, a week with alerts on and the phone near, a week with alerts off and the phone away. */
  kushlev: {
    text: 'Kushlev, K., Proulx, J., & Dunn, E. W. (2016). “Silence your phones”: Smartphone notifications increase inattention and hyperactivity symptoms. In Proceedings of the 2016 CHI Conference on Human Factors in Computing Systems (pp. 1011–1020). ACM.',
    doi: '10.1145/2858036.2858359',
  },
  /** 94 tests of plans in the form "when …, then …": carried out more often. */
  gollwitzer: {
    text: 'Gollwitzer, P. M., & Sheeran, P. (2006). Implementation intentions and goal achievement: A meta-analysis of effects and processes. Advances in Experimental Social Psychology, 38, 69–119.',
    doi: '10.1016/S0065-2601(06)38002-1',
  },
  /** A review: intentions handed to reminders are carried out much more often. */
  gilbert: {
    text: 'Gilbert, S. J., Boldt, A., Sachdeva, C., Scarampi, C., & Tsai, P.-C. (2023). Outsourcing memory to external tools: A review of “intention offloading.” Psychonomic Bulletin & Review, 30(1), 60–76.',
    doi: '10.3758/s13423-022-02139-4',
  },
  /** 32 studies of talking treatments with adults who met the criteria of ADHD: symptoms fell. */
  knouse: {
    text: 'Knouse, L. E., Teller, J., & Brooks, M. A. (2017). Meta-analysis of cognitive–behavioral treatments for adult ADHD. Journal of Consulting and Clinical Psychology, 85(7), 737–750.',
    doi: '10.1037/ccp0000216',
  },
  /** 70 studies of one or two nights without sleep: lapses of attention grew most. */
  lim: {
    text: 'Lim, J., & Dinges, D. F. (2010). A meta-analysis of the impact of short-term sleep deprivation on cognitive variables. Psychological Bulletin, 136(3), 375–389.',
    doi: '10.1037/a0018883',
  },
  /** 239 young people followed from ten to 25: most who seemed to begin late had another explanation. */
  sibley: {
    text: 'Sibley, M. H., et al. (2018). Late-onset ADHD reconsidered with comprehensive repeated assessments between ages 10 and 25. American Journal of Psychiatry, 175(2), 140–149.',
    doi: '10.1176/appi.ajp.2017.17030298',
  },
  /** Students took longer over their own tasks than they had foretold; thinking of earlier tasks helped. */
  buehler: {
    text: 'Buehler, R., Griffin, D., & Ross, M. (1994). Exploring the “planning fallacy”: Why people underestimate their task completion times. Journal of Personality and Social Psychology, 67(3), 366–381.',
    doi: '10.1037/0022-3514.67.3.366',
  },
  /** Students did better with dates spread over the term than with one at its end. */
  ariely: {
    text: 'Ariely, D., & Wertenbroch, K. (2002). Procrastination, deadlines, and performance: Self-control by precommitment. Psychological Science, 13(3), 219–224.',
    doi: '10.1111/1467-9280.00441',
  },
  /** Interruptions of a few seconds multiplied errors of sequence in a laboratory task. */
  altmann: {
    text: 'Altmann, E. M., Trafton, J. G., & Hambrick, D. Z. (2014). Momentary interruptions can derail the train of thought. Journal of Experimental Psychology: General, 143(1), 215–226.',
    doi: '10.1037/a0030986',
  },
  /** 40 people: those who shaded shapes during a dull phone message noted and recalled more of it. */
  andrade: {
    text: 'Andrade, J. (2010). What does doodling do? Applied Cognitive Psychology, 24(1), 100–106.',
    doi: '10.1002/acp.1561',
  },
  /** 79 studies: a single bout of exercise, a small gain in thinking tasks. */
  chang: {
    text: 'Chang, Y. K., Labban, J. D., Gapin, J. I., & Etnier, J. L. (2012). The effects of acute exercise on cognitive performance: A meta-analysis. Brain Research, 1453, 87–101.',
    doi: '10.1016/j.brainres.2012.02.068',
  },
  /** Eleven studies: many people found six to fifteen minutes alone with their thoughts unpleasant. */
  wilson: {
    text: 'Wilson, T. D., et al. (2014). Just think: The challenges of the disengaged mind. Science, 345(6192), 75–77.',
    doi: '10.1126/science.1250830',
  },
  /** Coffee six hours before bed still disturbed sleep in a small study at home. */
  drake: {
    text: 'Drake, C., Roehrs, T., Shambroom, J., & Roth, T. (2013). Caffeine effects on sleep taken 0, 3, or 6 hours before going to bed. Journal of Clinical Sleep Medicine, 9(11), 1195–1200.',
    doi: '10.5664/jcsm.3170',
  },
  /** Students: an open task broke into the next one less often once a plan for it was written down. */
  masicampo: {
    text: 'Masicampo, E. J., & Baumeister, R. F. (2011). Consider it done! Plan making can eliminate the cognitive effects of unfulfilled goals. Journal of Personality and Social Psychology, 101(4), 667–683.',
    doi: '10.1037/a0024192',
  },
}
