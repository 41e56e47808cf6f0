import type { Locale } from '@/core/locale'
import { type ProcessorRole, parseProcessors, processorRoles } from '@/core/site/processors'
import { escapeMarkup } from '@/core/texts/escape'
import { createRegionNamer } from '@/core/texts/region-name'
import { env } from '@/env'
import { type BylineRole, bylineRoles, bylineText, fillBylines } from './bylines'
import { SUPPORT_PLACEHOLDER } from './origin'

/** Facts an operator states about itself, in reading order. A fact that is not set is left out. */
export const operatorLines = [
  'name',
  'representedBy',
  'address',
  'phone',
  'register',
  'taxId',
  'licence',
  'dataProtectionOfficer',
  'euRepresentative',
  'ukRepresentative',
  'cnRepresentative',
  'authority',
] as const
export type OperatorLine = (typeof operatorLines)[number]

/** Statements about stored data: `sealed` is true with data keys, `clear` without them. */
const dataLines = ['sealed', 'clear'] as const
export type DataLine = (typeof dataLines)[number]

/** Id of one configured fact, or of one group of companies, on a page. */
type Line = OperatorLine | ProcessorRole | BylineRole | DataLine

const lines: readonly Line[] = [...operatorLines, ...processorRoles, ...bylineRoles, ...dataLines]

/** Parts of a page, each removed if none of these lines is set. */
const parts = { operator: ['name'], processors: processorRoles, signed: bylineRoles } as const satisfies Record<
  string,
  readonly Line[]
>

const settings = (): Readonly<Record<OperatorLine, string | undefined>> => ({
  name: env.OPERATOR_NAME,
  representedBy: env.OPERATOR_REPRESENTED_BY,
  address: env.OPERATOR_ADDRESS,
  phone: env.OPERATOR_PHONE,
  register: env.OPERATOR_REGISTER,
  taxId: env.OPERATOR_TAX_ID,
  licence: env.OPERATOR_LICENCE,
  dataProtectionOfficer: env.DATA_PROTECTION_OFFICER,
  euRepresentative: env.EU_REPRESENTATIVE,
  ukRepresentative: env.UK_REPRESENTATIVE,
  cnRepresentative: env.CN_REPRESENTATIVE,
  authority: env.DATA_PROTECTION_AUTHORITY,
})

const isSigner = (line: Line): line is BylineRole => (bylineRoles as readonly string[]).includes(line)
const isDataLine = (line: Line): line is DataLine => (dataLines as readonly string[]).includes(line)
const isRole = (line: Line): line is ProcessorRole => (processorRoles as readonly string[]).includes(line)

function configured(line: Line, locale: Locale): string | undefined {
  if (isSigner(line)) return bylineText(line, locale)
  if (isDataLine(line)) return env.DATA_KEYS.length > 0 === (line === 'sealed') ? line : undefined
  if (!isRole(line)) return settings()[line]
  const regionName = createRegionNamer(locale)
  const companies = parseProcessors(env.PROCESSORS ?? '').filter(({ role }) => role === line)
  const written = companies.map(({ name, country, contact }) => `${name} (${regionName(country)}) · ${contact}`)
  return written.join('; ') || undefined
}

/** Returns the placeholder for a line in prerendered documents: one build serves every operator. */
const placeholder = (line: Line): string => `${line}.operator.invalid`

/** Returns the text of a line; null if the operator has set none. Placeholders while documents are prerendered. */
export const operatorValue = (line: Line, locale: Locale): string | null =>
  process.env.NODE_ENV === 'production' ? placeholder(line) : (configured(line, locale) ?? null)

/**
 * Returns whether a part has any line; always true while documents are prerendered, because the settings are unknown
 * then.
 */
export const hasOperatorPart = (part: keyof typeof parts, locale: Locale): boolean =>
  parts[part].some((line) => operatorValue(line, locale) !== null)

/** Returns a pattern for an element marked `data-line`, with its content; the element contains none of the same tag. */
const marked = (line: string): RegExp => new RegExp(`<(\\w+)\\b[^>]*\\sdata-line="${line}"[^>]*>[\\s\\S]*?</\\1>`, 'g')

/** Inserts the configured values into a prerendered document, and removes lines and parts without a value. */
export function fillOperator(html: string, locale: Locale): string {
  if (!html.includes('data-line="')) return html
  let filled = html
  for (const [part, within] of Object.entries(parts)) {
    if (within.every((line) => configured(line, locale) === undefined)) filled = filled.replace(marked(part), '')
  }
  for (const line of lines) {
    const value = configured(line, locale)
    filled =
      value === undefined
        ? filled.replace(marked(line), '')
        : filled.replaceAll(placeholder(line), () => escapeMarkup(value))
  }
  return fillBylines(filled, locale)
}

/** Returns the missing settings that the law requires of every site. */
export function listMissingOperatorSettings(): string[] {
  const named = parseProcessors(env.PROCESSORS ?? '').map(({ role }) => role)
  const missing = (['OPERATOR_NAME', 'OPERATOR_ADDRESS'] as const).filter((name) => !env[name])
  const roles = (['hosting', 'mail', 'payment'] as const).filter((role) => !named.includes(role))
  return [...missing, ...(roles.length > 0 ? [`PROCESSORS (${roles.join(', ')})`] : [])]
}

/** Returns the support address; in prerendered documents a placeholder, because one build works under any address. */
export const getSupportEmail = (): string =>
  process.env.NODE_ENV === 'production' ? SUPPORT_PLACEHOLDER : env.SUPPORT_EMAIL
