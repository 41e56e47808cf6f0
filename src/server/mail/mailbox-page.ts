import type { Email } from 'postal-mime'
import { type Markup, markup } from '@/core/texts/escape'
import { plainPage } from '../http/plain-page'
import type { StoredMail } from './mailbox'

const mailboxFrame = (title: string, body: Markup): Response =>
  plainPage({
    locale: 'en',
    title,
    layout: 'mailbox',
    body: markup`<main>
${body}
</main>`,
    // Mails have their styles in attributes, and the frame with the mail has the policy of this page.
    styles: "'unsafe-inline'",
  })

const recipients = ({ to }: Email): string => (to ?? []).map(({ address }) => address ?? '').join(', ')
const sentAt = ({ date }: Email): string =>
  date && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : ''

/** Renders the kept mails as a list. */
export function mailboxPage(mails: readonly StoredMail[]): Response {
  const rows = mails.map(
    ({ file, mail }) => markup`<li><a href="/dev/mailbox/${file}"><span>${mail.subject}</span>
<small>${recipients(mail)} · ${sentAt(mail)}</small></a></li>`,
  )
  return mailboxFrame(
    'Mailbox',
    markup`<h1>Mailbox</h1>
<p>Mails that would have been sent. Newest first.</p>
${rows.length > 0 ? markup`<ol>${rows}</ol>` : markup`<p>No mail yet.</p>`}`,
  )
}

/** Renders one mail. Its HTML is in a frame that runs no script and whose links open in the window. */
export function mailPage({ file, mail }: StoredMail): Response {
  const facts = [
    ['From', mail.from?.address],
    ['To', recipients(mail)],
    ['Date', sentAt(mail)],
    ['Message-ID', mail.messageId],
  ]
  return mailboxFrame(
    mail.subject ?? file,
    markup`<p><a href="/dev/mailbox">Mailbox</a></p>
<h1>${mail.subject}</h1>
<dl>${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${mail.html ? markup`<iframe title="HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${withPictures(inWindow(mail.html), mail)}"></iframe>` : undefined}
<h2>Plain text</h2>
<pre>${linked(mail.text ?? '')}</pre>`,
  )
}

/** Makes links open in the whole window instead of the frame. */
const inWindow = (html: string): string => html.replaceAll('target="_blank"', 'target="_top"')

/** Embeds the pictures that travel with a mail. */
function withPictures(html: string, { attachments }: Email): string {
  return attachments.reduce((all, { contentId, mimeType, content }) => {
    const cid = contentId?.replace(/^<|>$/g, '')
    if (!cid || typeof content === 'string' || mimeType !== 'image/png') return all
    const data = Buffer.from(new Uint8Array(content)).toString('base64')
    return all.replaceAll(`"cid:${cid}"`, `"data:image/png;base64,${data}"`)
  }, html)
}

/** Returns text with its addresses as links, without the punctuation behind them. */
const linked = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/[\w:/.?=&%@+~#-]*[\w/=])/)
    .map((part, index) => (index % 2 ? markup`<a href="${part}">${part}</a>` : markup`${part}`))
