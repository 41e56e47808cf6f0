'use client'
import { useEffect } from 'react'
import { isAccountTag, type OwnerTag } from '@/core/account/owner-tag'
import { readConfig, writeConfig } from '@/documents/browser/storage'
import { claimTab, reloadPage } from '@/stores/page-owner'

/** Owner of this tab's pages since its last full load. */
let ofTheTab: readonly OwnerTag[] = []

/**
 * Marks a page that is rendered for one person with its owner: calls send the owner, and a tab that still holds data of
 * another person reloads.
 */
export function OwnerMark({ tags }: { tags: readonly OwnerTag[] }) {
  const written = tags.join(' ')
  useEffect(() => {
    const now = written.split(' ').filter(Boolean)
    // The console has its own staff, and stores none of this.
    if (now.some((tag) => tag.startsWith('s.'))) return
    claimTab(now)
    const [account = ''] = now.filter(isAccountTag)
    // The header and other tabs read this entry.
    if (readConfig().token !== account) writeConfig({ token: account })
    const [before] = ofTheTab
    ofTheTab = now
    // Without a full load, the tab's cache still holds data of another person.
    if (before !== undefined && !now.includes(before)) reloadPage(false)
  }, [written])
  // React moves it into the head.
  return <meta name="page-owner" content={written} />
}
