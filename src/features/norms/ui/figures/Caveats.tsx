import type { PublicNorms } from '@mindglass/psychometrics/publication/public-norms'
import { type Locale, languageNameFor } from '@/core/locale'
import { formatDecimal, formatWholeNumber } from '@/core/texts/number-text'
import styles from './Figures.module.css'
import type { TextProps } from './norms-view'

interface Props extends TextProps {
  dif: PublicNorms<Locale>['dif']
  /** Names of the parts, by their ids. */
  names: ReadonlyMap<string, string>
}

/** Renders the conclusions that must not be drawn: across languages, and from a shorter test. */
export function Caveats({ dif, names, locale, t }: Props) {
  return (
    <>
      <section className={styles.part} aria-labelledby="dif">
        <h2 id="dif">{t('dif.title')}</h2>
        <div className="stack">
          {dif === null || dif.length === 0 ? (
            <p>{t('dif.none')}</p>
          ) : (
            <>
              <ul className={styles.lines}>
                {dif.map(({ other, n, items, shifts }) => {
                  const [a, b, c] = (['A', 'B', 'C'] as const).map(
                    (verdict) => items.filter((item) => item.verdict === verdict).length,
                  )
                  const language = languageNameFor(locale, other)
                  return (
                    <li key={other}>
                      {t('dif.row', { language, n: formatWholeNumber(n, locale), a: a ?? 0, b: b ?? 0, c: c ?? 0 })}
                      {shifted(shifts ?? []).length > 0 && (
                        <ul className={styles.lines}>
                          {shifted(shifts ?? []).map(({ part, points }) => (
                            <li key={part}>
                              {shiftText({ part: names.get(part) ?? part, points, language, locale, t })}
                            </li>
                          ))}
                        </ul>
                      )}
                    </li>
                  )
                })}
              </ul>
              <p className={styles.soft}>{t('dif.means')}</p>
              {dif.some(({ shifts }) => shifts === null) && <p>{t('dif.earlier')}</p>}
              <p>{t('dif.sees')}</p>
            </>
          )}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="adaptive">
        <h2 id="adaptive">{t('adaptive.title')}</h2>
        <p>{t('adaptive.p1')}</p>
      </section>
    </>
  )
}

type Shift = NonNullable<NonNullable<PublicNorms<Locale>['dif']>[number]['shifts']>[number]

/** Returns the parts that are shifted at all, or cannot be compared. */
const shifted = (shifts: readonly Shift[]): Shift[] => shifts.filter(({ points }) => points !== 0)

function shiftText({ part, points, language, locale, t }: Shift & TextProps & { language: string }): string {
  if (points === null) return t('dif.unmatched', { part })
  return t(points > 0 ? 'dif.higher' : 'dif.lower', {
    part,
    language,
    points: formatDecimal(Math.abs(points), 1, locale),
  })
}
