import type { PublicStudy } from '@/core/evidence/release'
import { formatDecimal, formatPercent, formatSigned, formatWholeNumber } from '@/core/texts/number-text'
import styles from './Studies.module.css'
import type { StudyTexts } from './studies-view'

type Of<Study extends PublicStudy['study']> = StudyTexts & { found: Extract<PublicStudy, { study: Study }> }

const Row = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Renders the agreement between the two scores of each person, part by part. */
export function RetestFigures({ found: { people, days, parts }, locale, t, partName }: Of<'retest'>) {
  const count = (n: number) => formatWholeNumber(n, locale)
  const tenth = (value: number) => formatDecimal(value, 1, locale)
  const hundredth = (value: number) => formatDecimal(value, 2, locale)
  const moments = ({ mean, sd }: { mean: number; sd: number }) =>
    t('retest.moments', { mean: tenth(mean), sd: tenth(sd) })
  return (
    <>
      <p>
        {t('retest.people', {
          joined: count(people.joined),
          drawn: count(people.drawn),
          asked: count(people.asked),
          pairs: count(people.pairs),
          days: count(days),
        })}
      </p>
      {people.careless !== null && people.careless > 0 && (
        <p>{t('retest.careless', { count: count(people.careless) })}</p>
      )}
      {parts.map(({ id, n, first, second, change, sem, icc }) => (
        <div key={id} className="stack">
          <h3>{partName(id)}</h3>
          <dl className={styles.figures}>
            <Row name={t('retest.icc')}>
              {t('retest.interval', { value: hundredth(icc.value), from: hundredth(icc.from), to: hundredth(icc.to) })}
            </Row>
            <Row name={t('retest.sem')}>
              {t('retest.points', { value: tenth(sem.value), from: tenth(sem.from), to: tenth(sem.to) })}
            </Row>
            <Row name={t('retest.change')}>
              {t('retest.points', {
                value: formatSigned(change.value, 1, locale),
                from: formatSigned(change.from, 1, locale),
                to: formatSigned(change.to, 1, locale),
              })}
            </Row>
            <Row name={t('retest.first')}>{moments(first)}</Row>
            <Row name={t('retest.second')}>{moments(second)}</Row>
            <Row name={t('retest.n')}>{count(n)}</Row>
          </dl>
        </div>
      ))}
      <p className={styles.soft}>{t('retest.iccMeans')}</p>
      <p className={styles.soft}>{t('retest.semMeans')}</p>
    </>
  )
}

/** Renders the scores of people in treatment beside those of the others, part by part. */
export function GroupsFigures({ found: { people, parts }, locale, t, partName }: Of<'groups'>) {
  const count = (n: number) => formatWholeNumber(n, locale)
  const hundredth = (value: number) => formatSigned(value, 2, locale)
  const of100 = (value: number) => formatWholeNumber(100 * value, locale)
  const moments = ({ n, mean, sd }: { n: number; mean: number; sd: number }) =>
    t('groups.moments', { n: count(n), mean: formatDecimal(mean, 1, locale), sd: formatDecimal(sd, 1, locale) })
  return (
    <>
      <p>
        {t('groups.people', { yes: count(people.yes), no: count(people.no) })}
        {people.skipped !== null && people.skipped > 0 && (
          <>
            {locale !== 'cn' && ' '}
            {t('groups.skipped', { count: count(people.skipped) })}
          </>
        )}
      </p>
      <p>{t('groups.limit')}</p>
      {parts.map(({ id, yes, no, g, auc }) => (
        <div key={id} className="stack">
          <h3>{partName(id)}</h3>
          <dl className={styles.figures}>
            <Row name={t('groups.g')}>
              {t('retest.interval', { value: hundredth(g.value), from: hundredth(g.from), to: hundredth(g.to) })}
            </Row>
            <Row name={t('groups.auc')}>
              {t('groups.of100', { value: of100(auc.value), from: of100(auc.from), to: of100(auc.to) })}
            </Row>
            <Row name={t('groups.yes')}>{moments(yes)}</Row>
            <Row name={t('groups.no')}>{moments(no)}</Row>
          </dl>
        </div>
      ))}
      <p className={styles.soft}>{t('groups.gMeans')}</p>
      <p className={styles.soft}>{t('groups.aucMeans')}</p>
    </>
  )
}

/** Renders the answers about one plan, and the number of people who were asked. */
export function UsefulnessFigures({ found: { asked, answered, cells }, locale, t }: Of<'usefulness'>) {
  const percent = (share: number) => formatPercent(share, locale)
  const named = (answers: readonly ('yes' | 'partly' | 'no')[]) =>
    answers.map((one) => t(`answers.${one}`)).reduce((a, b) => t('answers.join', { a, b }))
  return (
    <>
      <p>
        {t('usefulness.people', {
          answered: formatWholeNumber(answered, locale),
          asked: formatWholeNumber(asked, locale),
          percent: percent(answered / asked),
        })}
      </p>
      <ul className={styles.lines}>
        {cells.toReversed().map(({ answers, share }) => (
          <li key={answers.join()}>
            {t('usefulness.row', {
              answer: named(answers),
              share: percent(share.value),
              from: percent(share.from),
              to: percent(share.to),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
