import type { Locale } from '@/core/locale'

/** Harmful advice, with its risk in the comment. */
const harmful: Record<Locale, readonly RegExp[]> = {
  // “Free debt help” is typical advertising for debt fraud; giving away a card or password enables control over a
  // person; the general practitioner of other countries does not exist for most readers, who would search in vain.
  cn: [/免费.{0,2}债务/, /(?:卡|密码)交给/, /全科医生/],
  en: [/\bfree debt\b/i, /\bkeep your (?:main )?card\b/i],
  es: [/asesoría gratuita de deudas/i, /entregue .{0,20}tarjeta/i],
}

interface ShortNight {
  /** Patterns for going to bed later, or spending fewer hours in bed. */
  advice: readonly RegExp[]
  /** Words in the same clause that reject the advice. */
  denied: RegExp
  /** Words that sound like the advice but set a limit: “no more than six hours”. */
  limits: RegExp
  /**
   * Words that must all appear with the advice: people who must not follow it, and the need for a qualified
   * professional.
   */
  guidance: readonly RegExp[]
}

/**
 * Patterns for advice to shorten the night, which can trigger mania or a seizure, is unsuitable in pregnancy, and makes
 * drivers even sleepier. A text may mention it only with all these warnings and the necessary guidance.
 */
const shortNight: Record<Locale, ShortNight> = {
  cn: {
    advice: [
      /晚(?:[^，。；]{0,3}(?:小时|钟头|刻钟|分钟)|一?点儿?|一?些)(?:再|才)?(?:上床|睡觉|去睡|躺下|就寝)/,
      /上床宁晚/,
      /(?:上床|就寝|睡觉|躺下|入睡)(?:的)?(?:时间|钟点)[^，。；]{0,6}(?:往后|推后|推迟|挪后|延后|调晚|改晚)/,
      /(?:推迟|推后|延后)[^，。；]{0,4}(?:上床|就寝|睡觉|躺下)/,
      /(?:缩短|收短|压缩|限制|减少|砍掉?)[^，。；]{0,6}(?:卧床|(?:在床上|躺着)(?:待)?的(?:时间|钟头))/,
      /(?:躺|在床上|卧床)[^，。；]{0,4}(?:不超过|最多)[^，。；]{0,4}(?:小时|钟头)/,
      /(?:卧床|在床上|躺着)[^，。；]{0,4}(?:时间|钟点)[^，。；]{0,5}(?:缩短|收短|压缩|限制|减|贴近|砍)/,
      /只(?:准|许)?(?:躺|在床上)[^，。；]{0,5}(?:小时|钟头)|先只躺|靠少躺|少睡疗法|睡眠限制/,
    ],
    denied: /别|不要|不用|不必|不能|不可|不教|不会|没有|修不好/,
    limits: /不(?:超过|多于|得多于)/g,
    guidance: [/双相|躁狂/, /癫痫/, /怀孕|怀着孕|孕期/, /开车|驾驶|机器|白天[^，。；]{0,6}困/, /专业人员|医生|治疗/],
  },
  en: {
    advice: [
      /\bto bed (?:[\w’]+ ){0,4}later\b/i,
      /\blater bedtime|\bbedtime (?:[\w’]+ ){0,4}later\b|\b(?:push|mov|shift|delay)(?:e|ing)?(?: back)? (?:your |the )?bedtime\b/i,
      /\b(?:cut|limit|shorten|reduc|restrict|trim|squeez|compress)(?:e|ing|ting|ming)?(?: [\w’]+){0,4} (?:time|hours?)(?: you spend| spent)? in bed\b/i,
      /\b(?:less|shorter) time in bed\b|\bfewer hours in bed\b/i,
      /\bin bed for (?:only |just |about )?(?:four|five|six|seven|[4-7])\b/i,
      /\b(?:only|just|at most|no more than|not more than) (?:four|five|six|seven|[4-7])(?: and a half)? hours in bed\b/i,
      /\bstay(?:ing)? up (?:later|longer|an hour)\b|\bsleep (?:restriction|compression)\b/i,
    ],
    denied: /\b(?:not|no|never|nothing|none|nor|neither|without|avoid)\b|n’t\b|off the table/i,
    limits: /\b(?:no|not) (?:more|longer) than\b/gi,
    guidance: [
      /bipolar|\bmani(?:a|c)\b/i,
      /epilep|seizure/i,
      /pregnan/i,
      /\bdriv|wheel|machine|sleepy (?:by|during the) day|daytime sleepiness/i,
      /professional|doctor|treatment|therap/i,
    ],
  },
  es: {
    advice: [
      /(?:acu[eé]st|acost|a la cama )[^,.;:]{0,25}(?:más tarde|más bien tarde|después de lo)/i,
      /(?<!\p{L})(?:retras|atras|apla[zc]|pospon|posp[oó]n|demor)\p{L}*(?: \S+){0,6} (?:acostarse|acueste|(?:a|en|de) la cama|dormir)/iu,
      /retrase una hora/i,
      /(?:menos|reduzca|reduc\p{L}+|recort\p{L}+|acort\p{L}+|limit\p{L}+|restrin\p{L}+)(?: \S+){0,4} (?:tiempo|horas)(?: \S+){0,3} en (?:la )?cama/iu,
      /(?:solo|únicamente|como mucho|no más de) (?:cuatro|cinco|seis|siete|[4-7])(?: \S+){0,3} horas en (?:la )?cama|en ella entre (?:cinco|seis)/i,
      /restricción del (?:sueño|tiempo)/i,
    ],
    denied: /(?<!\p{L})(?:no|nunca|nada|ni|sin|tampoco|ningun[oa]?|jamás|evite|adelantar o retrasar)(?!\p{L})/iu,
    limits: /no más de/gi,
    guidance: [
      /bipolar|manía/i,
      /epilep/i,
      /embaraz/i,
      /condu[cz]|volante|máquina|somnol|sueño de día/i,
      /profesional|médic|tratamiento|terapia/i,
    ],
  },
}

const clauses = /[^，。；：！？,;:.!?()（）]+/g

/** Returns a text's advice to shorten the night, unless the text contains all the warnings. */
function shortNights(text: string, locale: Locale): string[] {
  const { advice, denied, limits, guidance } = shortNight[locale]
  if (guidance.every((one) => one.test(text))) return []
  return (text.match(clauses) ?? []).flatMap((clause) => {
    const found = advice.map((one) => one.exec(clause)?.[0]).find((words) => words !== undefined)
    return found === undefined || denied.test(clause.replaceAll(limits, '')) ? [] : [found]
  })
}

/** Returns the words of `text` that give potentially harmful advice; empty if there are none. */
export function harmfulAdvice(text: string, locale: Locale): string[] {
  return [...harmful[locale].flatMap((pattern) => pattern.exec(text)?.[0] ?? []), ...shortNights(text, locale)]
}
