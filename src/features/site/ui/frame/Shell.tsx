import type { ReactNode } from 'react'
import { htmlLang, type Locale } from '@/core/locale'
import { noticeAt } from '@/core/site/state'
import { THEME_SCRIPT } from '@/documents/browser/theme/theme'
import { texts } from '@/server/i18n/i18n'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Shell.module.css'

interface Props {
  locale: Locale
  kind: 'document' | 'app'
  children: ReactNode
}

/** Renders everything around the content of a page, the same for documents and apps (the default layout). */
export async function Shell({ locale, kind, children }: Props) {
  // In documents, the server inserts the notice when it sends them.
  const notice = kind === 'app' ? noticeAt(new Date()) : undefined
  return (
    <HtmlPage locale={locale} kind={kind}>
      <Header locale={locale} />
      {notice && (
        <p className="site-notice" role="status" data-news={notice.kind}>
          <span>{notice.texts[locale]}</span>
        </p>
      )}
      <main id="content">{children}</main>
      <Footer locale={locale} />
    </HtmlPage>
  )
}

/**
 * Renders a page without the frame of the public site: only the language, the theme, the scripts, and the link to
 * `#content`.
 */
export async function HtmlPage({ locale, kind, children }: Props) {
  const t = await texts(locale, 'common')
  const errors = await texts(locale, 'errors')
  return (
    // The script below and enhance.js change attributes before React hydrates.
    <html
      lang={htmlLang[locale]}
      data-lang={locale}
      data-kind={kind}
      data-layout="default"
      data-mantine-color-scheme="light"
      suppressHydrationWarning
    >
      {/* biome-ignore lint/style/noHeadElement: the document itself; next/head is of the other router */}
      <head>
        <link id="theme" rel="stylesheet" href="/css/homeTheme.css" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} data-keep suppressHydrationWarning />
        {kind === 'app' && <script src="/js/app-page.js" defer data-keep />}
        <script src="/js/enhance.js" defer data-keep />
      </head>
      <body
        data-text-build={t('build.text')}
        data-text-reload={t('build.reload')}
        data-text-dismiss={t('build.dismiss')}
        data-text-navigation={t('error.navigation')}
        data-text-copied={t('state.copied')}
        data-text-copy-failed={t('error.copy')}
        data-text-close={t('state.close')}
        data-text-signed-out={errors('UNAUTHENTICATED')}
        data-text-changed={errors('ACCOUNT_CHANGED')}
        data-text-dusk={kind === 'document' ? t('theme.offer') : undefined}
        data-text-dusk-yes={kind === 'document' ? t('theme.take') : undefined}
        data-text-dusk-no={kind === 'document' ? t('theme.leave') : undefined}
      >
        <a className={styles.skip} href="#content">
          {t('nav.skip')}
        </a>
        {children}
      </body>
    </html>
  )
}
