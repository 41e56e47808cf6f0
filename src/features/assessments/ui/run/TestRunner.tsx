'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { firstOpeningHash } from '@/core/report/first-opening'
import { useSittings } from '@/stores/sittings'
import { useTexts } from '@/ui/texts'
import { BeginScreen, InstructionsScreen } from './begin/BeginScreen'
import { QuestionScreen } from './question/QuestionScreen'
import { useQuestionPosition } from './question/use-question-position'
import { ReviewScreen } from './ReviewScreen'
import type { RunTest } from './run-test'
import screens from './Screen.module.css'
import { StoppedScreen } from './StoppedScreen'
import { goBackToFirstEntry } from './state/history-steps'
import { useRun } from './state/use-run'
import { useSender } from './state/use-sender'
import styles from './TestRunner.module.css'

interface Props {
  test: RunTest
  /**
   * Drawing of the test's group, which follows `--drawn`. It is rendered on the server and adds no script to this page.
   */
  motif: ReactNode
}

/** Renders a test from start to end: consent and instructions, one question a screen, review. */
export function TestRunner({ test, motif }: Props) {
  const { slug, items } = test
  const { ready, stopReason, setStopReason, unfinished, takeOver, finish } = useRun(test)
  const sitting = useSittings((state) => state.sittings[slug])
  const { position, move } = useQuestionPosition(sitting, items)
  const sending = useSender(slug, ready && stopReason === null ? sitting?.id : undefined, setStopReason)
  const [leaving, setLeaving] = useState(false)
  // From the second screen on, the person's own action has led there.
  const screen = leaving ? 'leaving' : `${ready}:${stopReason?.why}:${sitting?.id}:${position}`
  const first = useRef<string | null>(null)
  if (ready && first.current === null) first.current = screen
  const focus = first.current !== null && first.current !== screen

  useEffect(() => {
    // After the browser's Back from the summary, this page shows that the sitting is over.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  // Without questions on the screen, there is nothing to go back through.
  const over = ready && !leaving && (stopReason !== null || sitting === undefined)
  useEffect(() => {
    if (over) void goBackToFirstEntry()
  }, [over])

  const submitted = async (sittingId: string) => {
    setLeaving(true)
    await goBackToFirstEntry()
    finish(sittingId)
    location.assign(`/report/${sittingId}${firstOpeningHash}`)
  }

  function show() {
    if (leaving) return <StartingScreen title={test.title} leaving />
    if (ready && stopReason)
      return <StoppedScreen slug={slug} reason={stopReason} focus={focus} done={() => setStopReason(null)} />
    if (!ready || !sitting) {
      // Most people come to begin, so the server's HTML contains the consent, which can be read before any script has
      // loaded.
      const begin = <BeginScreen test={test} motif={motif} unfinished={unfinished} takeOver={takeOver} focus={focus} />
      return <FirstScreen title={test.title} ready={ready} begin={begin} />
    }
    if (position < 0) return <InstructionsScreen test={test} focus={focus} begin={() => move(0)} />
    if (position >= items.length) {
      const signedOut = () => setStopReason({ why: 'signedOut' })
      return (
        <ReviewScreen
          test={test}
          motif={motif}
          sitting={sitting}
          sending={sending}
          focus={focus}
          move={move}
          submitted={submitted}
          signedOut={signedOut}
        />
      )
    }
    const { troubled } = sending
    return (
      <QuestionScreen
        test={test}
        motif={motif}
        sitting={sitting}
        position={position}
        troubled={troubled}
        focus={focus}
        move={move}
      />
    )
  }

  return (
    <div className={`wrap ${styles.runner}`} data-quiet={test.helpInSight && sitting ? 'help' : ''}>
      {show()}
    </div>
  )
}

interface FirstScreenProps {
  title: string
  /** Whether this browser's storage has been read: until then it is unknown whether there is a sitting to continue. */
  ready: boolean
  begin: ReactNode
}

/**
 * Renders the start of a test; for a reader who has already begun (see `begunScript`), a quiet wait for the question.
 */
function FirstScreen({ title, ready, begin }: FirstScreenProps) {
  return (
    <>
      <div className={ready ? undefined : styles.unlessBegun}>{begin}</div>
      {!ready && (
        <div className={styles.ifBegun}>
          <StartingScreen title={title} leaving={false} />
        </div>
      )}
    </>
  )
}

/**
 * Renders the wait while a sitting is looked up, or at the end while the summary opens; its text appears only after a
 * while.
 */
function StartingScreen({ title, leaving }: { title: string; leaving: boolean }) {
  const t = useTexts('run')
  return (
    <div className={screens.starting}>
      <h1 className={screens.quietHeading}>{title}</h1>
      <p className={screens.late} role="status">
        {leaving ? t('review.opening') : t('starting')}
      </p>
    </div>
  )
}
