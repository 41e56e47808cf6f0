import type { Locale } from '@/core/locale'
import { type ChapterTexts, remainingTalk } from '@/core/report/chapters'
import { findPullQuotes } from '@/core/report/pull-quotes'
import type { Translate } from '@/core/texts/namespaces'
import type { SummaryView, TalkView } from '../../schema'
import { ParagraphRuns } from '../chapters/ParagraphRuns'
import styles from '../parts/Letter.module.css'
import { ReportSection } from '../parts/ReportSection'
import { buildOptionalChapter, type ChapterContent } from './story-chapters'

interface Props {
  view: Pick<SummaryView, 'help' | 'talk'>
  t: Translate<'report'>
}

/** Returns whether there is advice that the page has not shown yet. */
const hasTalk = (view: Props['view']): boolean => Object.values(remainingTalk(view)).some(({ length }) => length > 0)

/**
 * Renders the advice on when to talk to someone, for every part, as a separate section. The section is open if help
 * comes first. Otherwise it is folded, because soft help already states in full the reasons for it.
 */
export function WhenToTalkSection({ view, t }: Props) {
  if (!hasTalk(view)) return null
  const title = t('dimension.talk')
  if (view.help === 'first') {
    return (
      <ReportSection id="talk" title={title}>
        <Talk view={view} t={t} />
      </ReportSection>
    )
  }
  const { open, light } = remainingTalk(view)
  return (
    <section className={styles.block} id="talk" aria-labelledby="talk-title">
      <details className={styles.talk}>
        <summary>
          <h2 id="talk-title">{title}</h2>
        </summary>
        <Talks talks={[...open, ...light]} pull={undefined} />
      </details>
      <HelpLink t={t} />
    </section>
  )
}

/** Returns the advice on when to talk to someone as a chapter of a full report. */
export const buildWhenToTalkChapter = (
  view: Props['view'],
  { texts, locale, t }: { texts: ChapterTexts; locale: Locale; t: Props['t'] },
): ChapterContent[] =>
  buildOptionalChapter(texts.talk, 'talk', t('dimension.talk'), <Talk view={view} pull={locale} t={t} />)

/**
 * Renders the advice on when to talk to someone, which is free for every reader. Light parts are folded.
 * @param pull language of the sentences that are set in display type; absent if none is
 */
function Talk({ view, pull, t }: Props & { pull?: Locale }) {
  const { open, light } = remainingTalk(view)
  return (
    <>
      <Talks talks={open} pull={pull} />
      {light.length > 0 && (
        <details className={styles.light}>
          <summary>{t('talk.light')}</summary>
          <Talks talks={light} pull={undefined} />
        </details>
      )}
      {/* If help comes first, the page already shows its numbers. */}
      {view.help !== 'first' && <HelpLink t={t} />}
    </>
  )
}

const HelpLink = ({ t }: Pick<Props, 't'>) => (
  <p>
    <a className="alone" href="/help-now">
      {t('support.link')}
    </a>
  </p>
)

function Talks({ talks, pull }: { talks: readonly TalkView[]; pull: Locale | undefined }) {
  const runs =
    pull &&
    findPullQuotes(
      talks.map(({ text }) => text),
      { locale: pull, gentle: true },
    )
  return talks.map(({ id, name, text }, at) => (
    <div key={id} className={styles.told}>
      <h3>{name}</h3>
      <p>{runs ? <ParagraphRuns runs={runs[at] ?? []} /> : text}</p>
    </div>
  ))
}
