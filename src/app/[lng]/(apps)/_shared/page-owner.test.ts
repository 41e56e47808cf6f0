import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join('src', 'app', '[lng]', '(apps)')
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)page\.tsx$/.test(file))

/** Pages that show nothing of anybody, by the reason why none has to say for whom it was made. */
const ofNobody: Record<string, string> = {
  'admin/login/page.tsx': 'nobody is signed in at the console yet',
  'admin/setup/page.tsx': 'the mailed key says who it is',
  'column/articlePreview/page.tsx': 'an article that is not out yet, for whoever has the link',
  'forgot-password/page.tsx': 'goes by the address that is typed',
  'me/deleted/page.tsx': 'the account is gone',
  'retrieve/page.tsx': 'goes by the address that is typed',
  'sandbox/checkout/page.tsx': 'stands for the page of the payment provider',
  'search/page.tsx': 'finds the same for everybody',
  'withdraw/page.tsx': 'goes by the receipt',
}

test('every page that is made for one person says for whom [owner-on-every-page]', () => {
  const marked = /<(PageOwner|AccountPage|ConsolePage)\b/
  const silent = pages.filter((page) => !marked.test(readFileSync(join(folder, page), 'utf8')))
  expect(silent.sort()).toEqual(Object.keys(ofNobody).sort())
})
