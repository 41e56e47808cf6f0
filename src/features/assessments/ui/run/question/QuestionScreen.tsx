'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { type LocalSitting, useSittings } from '@/stores/sittings'
import { useTexts } from '@/ui/texts'
import type { RunItem } from '../../../schema'
import { Drawing } from '../Drawing'
import { FocusHeading } from '../FocusHeading'
import { RunMenu } from '../RunMenu'
import { nextOpen, type RunTest } from '../run-test'
import { ChapterLine } from './ChapterLine'
import { Options } from './Options'
import { Progress } from './Progress'
import styles from './QuestionScreen.module.css'
import { SaveState } from './SaveState'
import { showChosenMs } from './tempo'
import { useKeys } from './use-keys'

interface Props {
  test: RunTest
  motif: ReactNode
  sitting: LocalSitting
  position: number
  /** Answers are waiting for the connection. */
  troubled: boolean
  focus: boolean
  move: (position: number) => void
}

/** One question: the question itself, its answers in the thumb's reach, Back. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts anew with each question
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
    go(wasOpen.current ? nextOpen(test.items, known, position) : position + 1)
  }
  const store = (chosen: number | null) => {
    const now = performance.now()
    useSittings.getState().answer(test.slug, item.id, chosen, now - shownAt.current)
    shownAt.current = now
  }
  const choose = (chosen: number | null) => {
    store(chosen)
    clearTimeout(advancing.current)
    if (autoAdvance) advancing.current = setTimeout(goOn, showChosenMs)
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
