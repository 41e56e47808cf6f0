'use client'
import { useEffect } from 'react'
import { wireChapters } from '@/documents/browser/report/chapters'
import { trackLastChapter } from './last-read-chapter'

/**
 * Adds the behaviour of the chapters to a report, as a script does in its sample, and stores which chapter was read
 * last.
 */
export function ChapterScript({ report }: { report: string }) {
  useEffect(() => {
    const stop = new AbortController()
    wireChapters(stop.signal)
    trackLastChapter(report, stop.signal)
    return () => stop.abort()
  }, [report])
  return null
}
