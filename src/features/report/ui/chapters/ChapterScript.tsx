'use client'
import { useEffect } from 'react'
import { wireChapters } from '@/documents/browser/report/chapters'
import { trackLastChapter } from './chapter-read-last'

/** Runs in a report what its sample gets as a script, and keeps the place that was read last. */
export function ChapterScript({ report }: { report: string }) {
  useEffect(() => {
    const stop = new AbortController()
    wireChapters(stop.signal)
    trackLastChapter(report, stop.signal)
    return () => stop.abort()
  }, [report])
  return null
}
