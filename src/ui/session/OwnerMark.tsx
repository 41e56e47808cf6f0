'use client'
import { useEffect } from 'react'
import { isAccountTag, type OwnerTag } from '@/core/account/owner-tag'
import { readConfig, writeConfig } from '@/documents/browser/storage'
import { claimTab, reloadPage } from '@/stores/page-owner'

/** Whom the pages of this tab were made for since it was last loaded. */
let ofTheTab: readonly OwnerTag[] = []

/**
 * Stands in every page that is made for one person, and says for whom: calls name it, and another person's page is not
 * shown in a tab that still remembers the first one's.
 */
export function OwnerMark({ tags }: { tags: readonly OwnerTag[] }) {
  const written = tags.join(' ')
  useEffect(() => {
    const now = written.split(' ').filter(Boolean)
    // The console has people of its own, and none of these memories.
    if (now.some((tag) => tag.startsWith('s.'))) return
    claimTab(now)
    const [account = ''] = now.filter(isAccountTag)
    // Header and other tabs go by it.
    if (readConfig().token !== account) writeConfig({ token: account })
    const [before] = ofTheTab
    ofTheTab = now
    // Without a full load the tab's cache still has what it knew of somebody else.
    if (before !== undefined && !now.includes(before)) reloadPage(false)
  }, [written])
  // React puts it into the head.
  return <meta name="page-owner" content={written} />
}
