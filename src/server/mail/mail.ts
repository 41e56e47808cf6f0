import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import sharp from 'sharp'
import { dayPalette } from '@/core/brand/brand'
import { renderLogoSvg } from '@/core/brand/logo'
import { isMailAddress } from '@/core/input/email'
import { delimitAddresses } from '@/core/texts/delimit-addresses'
import { env } from '@/env'
import { deriveKey } from '../crypto/secrets'
import { PermanentFailure } from '../jobs/outbox'
import { currentRequestId } from '../observability/requests/request-id'
import { toOutboxError } from './mail-errors'
import { mailMode, mailTransport, writeMailFile } from './mail-transport'

interface Address {
  name?: string
  address: string
}

export interface Picture {
  cid: string
  /** File name with its extension, which names no test. */
  filename: string
  png: Buffer
}

export interface Mail {
  /** Exactly one recipient: no recipient sees another address. */
  to: Address
  /** Subject line, which names no test. */
  subject: string
  /** A template of emails/ with its props. */
  body: ReactElement
  /** Pictures that the body shows by `cid:`; they travel with the mail, so that opening it sends no request. */
  pictures?: readonly Picture[]
  /** Address where a single POST ends mails of this kind: mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string
  /** Id of the outbox row: the same mail sent twice carries the same Message-ID. */
  outboxId: bigint
}

/**
 * Composes a mail with its plain-text part and hands it to the mail server, or keeps it as a file on localhost.
 * @throws PermanentFailure, OperatorFailure or Error, the outbox's error classes.
 */
export async function sendMail({ to, subject, body, pictures = [], unsubscribeUrl, outboxId }: Mail): Promise<void> {
  if ([to.address, to.name ?? '', subject].some((value) => /[\r\n\0]/.test(value))) {
    throw new PermanentFailure('a line break in a header of a mail')
  }
  // The site's own address does not come from a form; on localhost no form would accept it.
  const typed = to.address !== supportAddress().address
  if (typed && !isMailAddress(to.address)) throw new PermanentFailure('not a mail address')
  const html = await mailHtml(body)
  const message = {
    from: parseAddress(env.MAIL_FROM),
    to: { name: to.name ?? '', address: to.address },
    subject,
    html,
    text: plainText(html),
    attachments: [...pictures, ...(html.includes(`cid:${markCid}`) ? [await markPicture()] : [])].map(
      ({ cid, filename, png }) => ({
        cid,
        filename,
        content: png,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
      }),
    ),
    messageId: messageId(outboxId),
    headers: { 'Auto-Submitted': 'auto-generated', ...requestHeaders(), ...unsubscribeHeaders(unsubscribeUrl) },
  }
  try {
    const sent = await mailTransport().sendMail(message)
    if (mailMode() === 'outbox') await writeMailFile(sent.message as Buffer, outboxId)
  } catch (error) {
    throw toOutboxError(error)
  }
}

/** Name of the product's mark inside a mail, see `emails/layout/MailLayout.tsx`. */
const markCid = 'mark'

let drawnMark: Promise<Buffer> | undefined

/**
 * Returns the mark shown at the top of a mail. It is attached, because mail programs draw no SVG and a mail must load
 * nothing.
 */
async function markPicture(): Promise<Picture> {
  // The picture has twice the pixels of its displayed size, for sharp screens.
  drawnMark ??= sharp(Buffer.from(renderLogoSvg(dayPalette, 56)))
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer()
  return { cid: markCid, filename: 'mark.png', png: await drawnMark }
}

/** Returns the header with the id of the request that caused the mail, by which the operator finds it in the log. */
function requestHeaders(): Record<string, string> {
  const id = currentRequestId()
  return id === undefined ? {} : { 'X-Request-Id': id }
}

const unsubscribeHeaders = (url?: string): Record<string, string> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Returns `<outbox-id.hash@host>`; the hash keeps ids of two installations with one host name apart. */
export function messageId(outboxId: bigint): string {
  const hash = deriveKey('message', String(outboxId)).slice(0, 16)
  return `<outbox-${outboxId}.${hash}@${new URL(env.APP_URL).hostname}>`
}

/** Parses `Name <address>` or a bare address. */
export function parseAddress(value: string): Address {
  const [, name = '', address = value] = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(value) ?? []
  return { name, address: address.trim() }
}

/** Returns the address at which the operator reads mail. */
export const supportAddress = (): Address => parseAddress(env.SUPPORT_EMAIL)

/** Makes addresses that begin at the root of the site absolute: a mail has no page that they could be relative to. */
const onOurSite = (html: string): string => html.replaceAll(/ href="\/(?!\/)/g, ` href="${env.APP_URL}/`)

/** Renders a mail as HTML, in its final form. */
export const mailHtml = async (body: ReactElement): Promise<string> => onOurSite(await render(body))

const unchanged = { uppercase: false }

/**
 * Converts a mail to plain text: headings in their own case, a receipt line by line, the address of a link behind its
 * words.
 */
export const plainText = (html: string): string =>
  delimitAddresses(
    toPlainText(html, {
      selectors: [
        { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
        { selector: 'h1', options: unchanged },
        { selector: 'h2', options: unchanged },
        { selector: 'tr[data-receipt-row]', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
        { selector: 'td[data-receipt-label]', format: 'inlineSurround', options: { suffix: ': ' } },
        { selector: 'td[data-receipt-value]', format: 'inline' },
      ],
    }),
  )
