'use client'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { canStoreAnswers, type LocalSitting, useSittings } from '@/stores/sittings'
import { useTexts } from '@/ui/texts'
import type { RunItem } from '../../../schema'
import { Drawing } from '../Drawing'
import { FocusHeading } from '../FocusHeading'
import { RunMenu } from '../RunMenu'
import { minutesLeft, nextOpenPosition, type RunTest } from '../run-test'
import { Options } from './Options'
import styles from './QuestionScreen.module.css'
import { autoAdvanceMs } from './timing'

interface Keys {
  /** Called with the pressed digit, 1 … 9. */
  digit: (n: number) => void
  enter: () => void
}

// Elements that use these keys themselves.
const TAKES_DIGITS = 'textarea, select, dialog, input:not([type="radio"])'
const TAKES_ENTER = `a, button, summary, ${TAKES_DIGITS}`

/** Registers keys that work wherever the focus is, except on an element that uses them itself. */
function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const within = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null
      if (/^[1-9]$/.test(event.key) && !within(TAKES_DIGITS)) latest.current.digit(Number(event.key))
      if (event.key === 'Enter' && !within(TAKES_ENTER)) latest.current.enter()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

interface Props {
  test: RunTest
  motif: ReactNode
  sitting: LocalSitting
  position: number
  /** Whether answers are waiting for the connection. */
  troubled: boolean
  focus: boolean
  move: (position: number) => void
}

/** Renders one question: its text, its answers within the thumb's reach, and Back. */
export function QuestionScreen({ test, motif, sitting, position, troubled, focus, move }: Props) {
  const t = useTexts('run')
  const { answers } = sitting
  const autoAdvance = useSittings((state) => state.autoAdvance)
  const advancing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shownAt = useRef(0)
  const wasOpen = useRef(false)
  const item = test.items[position] as RunItem
  const value = answers[item.id]?.value
  const count = test.items.length
  const answered = test.items.filter(({ id }) => answers[id] !== undefined).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts again with each question
  useEffect(() => {
    shownAt.current = performance.now()
    wasOpen.current = value === undefined
    return () => clearTimeout(advancing.current)
  }, [position])

  const go = (to: number) => {
    clearTimeout(advancing.current)
    move(to)
  }
  /** Moves on: to the next question from an answered one, to the next open question from an open one. */
  const goOn = () => {
    const known = useSittings.getState().sittings[test.slug]?.answers ?? answers
    go(wasOpen.current ? nextOpenPosition(test.items, known, position) : position + 1)
  }
  const store = (chosen: number | null) => {
    const now = performance.now()
    useSittings.getState().answer(test.slug, item.id, chosen, now - shownAt.current)
    shownAt.current = now
  }
  const choose = (chosen: number | null) => {
    store(chosen)
    clearTimeout(advancing.current)
    if (autoAdvance) advancing.current = setTimeout(goOn, autoAdvanceMs)
  }
  useKeys({
    digit: (n) => n <= item.options.length && choose(item.from + n - 1),
    enter: () => value !== undefined && goOn(),
  })

  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <Drawing motif={motif} share={answered / count} />
        <Progress position={position} count={count} answered={answered} />
        <RunMenu test={test} sittingId={sitting.id} />
      </div>
      <ChapterLine position={position} count={count} />
      <fieldset key={item.id} className={styles.question}>
        <legend className={styles.legend}>
          {!item.standsAlone && <span className={styles.stem}>{test.stem}</span>}
          <FocusHeading className={styles.text} focus={focus}>
            {item.text}
          </FocusHeading>
        </legend>
        <Options item={item} value={value} store={store} choose={choose} />
      </fieldset>
      <div className={styles.bottom}>
        <button type="button" className={styles.step} onClick={() => go(position - 1)}>
          <span aria-hidden="true">←</span> {t('question.back')}
        </button>
        <SaveState answered={answered > 0} troubled={troubled} />
        <button type="button" className={styles.step} onClick={goOn}>
          {value === undefined ? t('question.skip') : t('question.next')} <span aria-hidden="true">→</span>
        </button>
      </div>
    </div>
  )
}

/** Renders the line between two chapters, above the first question of the next one; nothing elsewhere. */
function ChapterLine({ position, count }: { position: number; count: number }) {
  const t = useTexts('run')
  const n = chapterStartingAt(position, count)
  if (n === null) return null
  const chapters = countChapters(count)
  return (
    <p key={n} className={styles.chapter}>
      <span>{t('chapter.place', { n, count: chapters })}</span> ·{' '}
      {t(`chapter.${n === chapters ? 'last' : n === 2 ? 'second' : n === 3 ? 'third' : 'fourth'}`)}
    </p>
  )
}

/** Renders "12 of 40 · about 4 min" over a thin progress bar, which shows where chapters meet. */
function Progress({ position, count, answered }: { position: number; count: number; answered: number }) {
  const t = useTexts('run')
  return (
    <div className={styles.progress}>
      <p className={styles.where}>
        {t('question.progress', { n: position + 1, count, minutes: minutesLeft(count - answered) })}
      </p>
      <div className={styles.track} style={{ '--chapters': countChapters(count) } as CSSProperties} aria-hidden="true">
        <div className={styles.filled} style={{ inlineSize: `${(100 * answered) / count}%` }} />
      </div>
    </div>
  )
}

/**
 * Renders where the answers are stored. The text changes only with the connection, so screen readers announce it
 * seldom.
 */
function SaveState({ answered, troubled }: { answered: boolean; troubled: boolean }) {
  const t = useTexts('run')
  const text = troubled ? t(canStoreAnswers() ? 'saved.here' : 'saved.nowhere') : t('saved.yes')
  return (
    <p className={styles.saved} data-troubled={troubled} role="status">
      {answered || troubled ? text : ''}
    </p>
  )
}

/** Maximum number of questions in a test without chapters. */
const longestPiece = 20
/** Ideal number of questions in a chapter. */
const good = 10

/** Returns the number of chapters, of even length, in a test of `count` questions: one, or three to five. */
export const countChapters = (count: number): number =>
  count > longestPiece ? Math.min(5, Math.max(3, Math.round(count / good))) : 1

/**
 * Returns the chapter, counted from 1, that begins with the question at `position`; null elsewhere, and for the first
 * chapter, which needs no line.
 */
export function chapterStartingAt(position: number, count: number): number | null {
  const chapters = countChapters(count)
  for (let before = 1; before < chapters; before++) {
    if (Math.round((before * count) / chapters) === position) return before + 1
  }
  return null
}
