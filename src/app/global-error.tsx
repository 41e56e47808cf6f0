'use client'
import { useState } from 'react'
import { htmlLang } from '@/core/locale'
import { readConfig } from '@/documents/browser/storage'
import { CrashScreen, crashedLocale, crashTexts } from '@/ui/error/CrashScreen'
import '@/ui/styles/base.css'

/** The whole page failed, layout included: it brings its own document, in the language and theme of before. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  const [locale] = useState(crashedLocale)
  const [theme] = useState(() => readConfig().theme)
  return (
    <html lang={htmlLang[locale]} data-lang={locale} suppressHydrationWarning>
      <head>
        <title>{crashTexts(locale).title}</title>
        <link rel="stylesheet" href={`/css/${/^\w+Theme$/.test(theme) ? theme : 'homeTheme'}.css`} />
      </head>
      <body>
        <main>
          <CrashScreen locale={locale} reset={reset} />
        </main>
      </body>
    </html>
  )
}
