'use client'
import { useEffect } from 'react'
import { wireChapters } from '@/documents/browser/chapters'

/** Runs in an app page what a document gets as a script: links, printing and the place that was read last. */
export function ChapterScript({ report }: { report: string }) {
  useEffect(() => wireChapters(report), [report])
  return null
}
