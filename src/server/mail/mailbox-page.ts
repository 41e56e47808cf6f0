import type { Email } from 'postal-mime'
import { escapeMarkup } from '@/core/texts/escape'
import { scriptlessPolicy, unlistedHeaders } from '../http/html'
import type { KeptMail } from './mailbox'

const STYLE = `
:root{color-scheme:light dark}
body{max-width:46rem;margin:0 auto;padding:2rem 1.25rem 4rem;background:var(--paper);color:var(--ink);
  font:16px/1.6 var(--font-text);overflow-wrap:anywhere}
h1{margin:0 0 .25rem;font:400 1.75rem/1.3 var(--font-display)}
p,dl{margin:0;color:var(--ink-soft)}
ol{margin:1.5rem 0 0;padding:0;list-style:none}
li{border-top:1px solid var(--line)}
li a{display:grid;gap:.1rem;padding:1rem .25rem;color:inherit;text-decoration:none}
li a:hover{background:var(--action-soft)}
small{color:var(--ink-soft);font-size:.875rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem 1rem;margin:1rem 0 1.5rem;font-size:.875rem}
dd{margin:0;color:var(--ink)}
a{color:var(--action)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
iframe{width:100%;height:60rem;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
pre{padding:1.25rem;border:1px solid var(--line);border-radius:16px;background:var(--surface);white-space:pre-wrap;font-size:.875rem}
`

function page(title: string, body: string): Response {
  const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="/css/homeTheme.css">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>`
  return new Response(html, {
    headers: {
      ...unlistedHeaders,
      'content-type': 'text/html; charset=utf-8',
      // Mails bring their styles in attributes, and the frame they stand in has the policy of this page.
      'content-security-policy': scriptlessPolicy("'unsafe-inline'"),
    },
  })
}

const recipients = ({ to }: Email): string => (to ?? []).map(({ address }) => address ?? '').join(', ')
const sentAt = ({ date }: Email): string =>
  date && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : ''

/** The kept mails as a list. */
export function mailboxPage(mails: readonly KeptMail[]): Response {
  const rows = mails.map(
    ({
      file,
      mail,
    }) => `<li><a href="/dev/mailbox/${escapeMarkup(file)}"><span>${escapeMarkup(mail.subject ?? '')}</span>
<small>${escapeMarkup(recipients(mail))} · ${escapeMarkup(sentAt(mail))}</small></a></li>`,
  )
  const list = rows.length ? `<ol>${rows.join('\n')}</ol>` : '<p>No mail yet.</p>'
  return page('Mailbox', `<h1>Mailbox</h1>\n<p>Mails that would have been sent. Newest first.</p>\n${list}`)
}

/** One mail. Its HTML stands in a frame that runs no script and whose links open in the window. */
export function mailPage({ file, mail }: KeptMail): Response {
  const facts = [
    ['From', mail.from?.address ?? ''],
    ['To', recipients(mail)],
    ['Date', sentAt(mail)],
    ['Message-ID', mail.messageId ?? ''],
  ]
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(value ?? '')}</dd>`).join('')
  const framed = mail.html
    ? `<iframe title="HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeMarkup(withPictures(inWindow(mail.html), mail))}"></iframe>`
    : ''
  return page(
    mail.subject ?? file,
    `<p><a href="/dev/mailbox">Mailbox</a></p>
<h1>${escapeMarkup(mail.subject ?? '')}</h1>
<dl>${list}</dl>
${framed}
<h2>Plain text</h2>
<pre>${linked(mail.text ?? '')}</pre>`,
  )
}

/** Links leave the frame. */
const inWindow = (html: string): string => html.replaceAll('target="_blank"', 'target="_top"')

/** Pictures that travel with a mail stand in it. */
function withPictures(html: string, { attachments }: Email): string {
  return attachments.reduce((all, { contentId, mimeType, content }) => {
    const cid = contentId?.replace(/^<|>$/g, '')
    if (!cid || typeof content === 'string' || mimeType !== 'image/png') return all
    const data = Buffer.from(new Uint8Array(content)).toString('base64')
    return all.replaceAll(`"cid:${cid}"`, `"data:image/png;base64,${data}"`)
  }, html)
}

/** Text with its addresses as links, without the punctuation behind them. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[\w:/.?=&%@+~#-]*[\w/=])/)
    .map((part, index) =>
      index % 2 ? `<a href="${escapeMarkup(part)}">${escapeMarkup(part)}</a>` : escapeMarkup(part),
    )
    .join('')
