'use client'
import { useState } from 'react'
import { htmlLang } from '@/core/locale'
import { readConfig } from '@/documents/browser/storage'
import { CrashScreen, crashedLocale, crashTexts } from '@/ui/error/CrashScreen'
import '@/ui/styles/base.css'

/** Renders a full document when even the layout failed, in the previous language and theme. */
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
