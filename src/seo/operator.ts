import type { Locale } from '@/core/locale'
import { type ProcessorRole, parseProcessors, processorRoles } from '@/core/site/processors'
import { escapeMarkup } from '@/core/texts/escape'
import { regionNamer } from '@/core/texts/region-name'
import { env } from '@/env'
import { fillSigned, type Signer, signatures, signedBy } from './signed'

/** Facts an operator states about itself, in reading order. A fact that is not set has nothing in its place. */
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

/** Statements that are true of a site with keys for its data, and of one without. */
const dataLines = ['sealed', 'clear'] as const
export type DataLine = (typeof dataLines)[number]

/** One configured fact, or one group of companies, on a page. */
type Line = OperatorLine | ProcessorRole | Signer | DataLine

const lines: readonly Line[] = [...operatorLines, ...processorRoles, ...signatures, ...dataLines]

/** Which part of a page goes when nothing in it is set. */
const parts = { operator: ['name'], processors: processorRoles, signed: signatures } as const satisfies Record<
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

const isSigner = (line: Line): line is Signer => (signatures as readonly string[]).includes(line)
const isDataLine = (line: Line): line is DataLine => (dataLines as readonly string[]).includes(line)
const isRole = (line: Line): line is ProcessorRole => (processorRoles as readonly string[]).includes(line)

function configured(line: Line, locale: Locale): string | undefined {
  if (isSigner(line)) return signedBy(line, locale)
  if (isDataLine(line)) return env.DATA_KEYS.length > 0 === (line === 'sealed') ? line : undefined
  if (!isRole(line)) return settings()[line]
  const regionName = regionNamer(locale)
  const companies = parseProcessors(env.PROCESSORS ?? '').filter(({ role }) => role === line)
  const written = companies.map(({ name, country, contact }) => `${name} (${regionName(country)}) · ${contact}`)
  return written.join('; ') || undefined
}

/** Stands for a line in prerendered documents: one build serves every operator. */
const placeholder = (line: Line): string => `${line}.operator.invalid`

/** Returns the text of a line; null if the operator has set none. Placeholders while documents are prerendered. */
export const operatorValue = (line: Line, locale: Locale): string | null =>
  process.env.NODE_ENV === 'production' ? placeholder(line) : (configured(line, locale) ?? null)

/** Whether a part has anything in it; while documents are prerendered, nobody knows yet. */
export const hasOperatorPart = (part: keyof typeof parts, locale: Locale): boolean =>
  parts[part].some((line) => operatorValue(line, locale) !== null)

/** An element marked `data-line` with what is in it; it holds none of its own name. */
const marked = (line: string): RegExp => new RegExp(`<(\\w+)\\b[^>]*\\sdata-line="${line}"[^>]*>[\\s\\S]*?</\\1>`, 'g')

/** Puts what is configured into a prerendered document, and takes out the lines and parts with nothing to say. */
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
  return fillSigned(filled, locale)
}

/** Settings that the law asks of a site for everybody, and that are missing. */
export function missingFromOperator(): string[] {
  const named = parseProcessors(env.PROCESSORS ?? '').map(({ role }) => role)
  const missing = (['OPERATOR_NAME', 'OPERATOR_ADDRESS'] as const).filter((name) => !env[name])
  const roles = (['hosting', 'mail', 'payment'] as const).filter((role) => !named.includes(role))
  return [...missing, ...(roles.length > 0 ? [`PROCESSORS (${roles.join(', ')})`] : [])]
}
