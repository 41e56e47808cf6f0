'use client'
import { useEffect } from 'react'
import type { Locale } from '@/core/locale'
import { useApp } from './app'
import { useConfig } from './config'
import { claimTabOfPage } from './page-owner'

/** Restores the stores once the page has hydrated, and writes the page's language to both stores. */
export function StoreRestorer({ locale }: { locale: Locale }) {
  useEffect(() => {
    claimTabOfPage()
    useApp.persist.rehydrate()
    useConfig.persist.rehydrate()
    if (useApp.getState().locale !== locale) useApp.getState().setLocale(locale)
    if (useConfig.getState().locale !== locale) useConfig.getState().setLocale(locale)
  }, [locale])
  return null
}
