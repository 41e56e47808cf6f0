'use client'
import { useEffect } from 'react'
import { wireChapters } from '@/documents/browser/report/chapters'
import { trackLastChapter } from './chapter-read-last'

/** Wires the chapters of a report, as a script does in its sample, and stores which chapter was read last. */
export function ChapterScript({ report }: { report: string }) {
  useEffect(() => {
    const stop = new AbortController()
    wireChapters(stop.signal)
    trackLastChapter(report, stop.signal)
    return () => stop.abort()
  }, [report])
  return null
}
