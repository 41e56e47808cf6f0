import type { ReactNode } from 'react'
import NotFoundPage, { notFoundRequest } from '@/app/shared-not-found'
import type { Locale } from '@/core/locale'
import { ConsoleName } from '@/features/ops/ui/frame/ConsoleName'
import { LanguageSwitch } from '@/features/site/ui/frame/LanguageSwitch'
import { texts } from '@/server/i18n/i18n'
import { BrandMark } from '@/ui/motifs/BrandMark'
import styles from './signed-out-frame.module.css'

interface Props {
  locale: Locale
  children: ReactNode
}

/** Renders the frame of a console page on which nobody is signed in: the name of the console and the languages. */
export async function SignedOutFrame({ locale, children }: Props) {
  const t = await texts(locale, 'common')
  return (
    <>
      <header className={styles.head}>
        <ConsoleName locale={locale} mark={<BrandMark lines={1.8} />} />
        <LanguageSwitch locale={locale} label={t('language.label')} />
      </header>
      <main id="content">{children}</main>
    </>
  )
}

/** Renders the not-found page inside the console; see `src/app/shared-not-found.tsx`. */
export async function ConsoleNotFound() {
  return (
    <SignedOutFrame locale={(await notFoundRequest()).locale}>
      <NotFoundPage />
    </SignedOutFrame>
  )
}
