import type { Locale } from '@/core/locale'

/** Advice that has done harm elsewhere: what it leads to stands in the comment. */
const harmful: Record<Locale, readonly RegExp[]> = {
  // “Free debt help” is how debt fraud advertises; a card or password in other hands is a lever of control; the
  // general practitioner of other countries does not exist for most readers, who then look in vain.
  cn: [/免费.{0,2}债务/, /(?:卡|密码)交给/, /全科医生/],
  en: [/\bfree debt\b/i, /\bkeep your (?:main )?card\b/i],
  es: [/asesoría gratuita de deudas/i, /entregue .{0,20}tarjeta/i],
}

/** Shortening the night can set off a high or a seizure: it may be named only beside the guidance it needs. */
const shortNight: Record<Locale, { advice: RegExp; guidance: RegExp }> = {
  cn: { advice: /晚.{0,3}小时上床|上床宁晚|躺在床上的时间(?:收短|贴近)|先只躺/, guidance: /专业人员/ },
  en: {
    advice: /\bto bed (?:an hour )?later\b|\b(?:less|shorter) time in bed\b|\bstay in bed for six\b/i,
    guidance: /professional/i,
  },
  es: {
    advice: /retrase una hora|menos tiempo en la cama|acuéstese más bien tarde|en ella entre seis/i,
    guidance: /profesional/i,
  },
}

/** The words of `text` that advise what can harm its reader; empty when there are none. */
export function harmfulAdvice(text: string, locale: Locale): string[] {
  const { advice, guidance } = shortNight[locale]
  return [
    ...harmful[locale].flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
    ...(guidance.test(text) ? [] : (advice.exec(text)?.slice(0, 1) ?? [])),
  ]
}
