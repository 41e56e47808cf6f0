import type { ReactNode } from 'react'
import type { Translate } from '@/core/texts/namespaces'
import type { StoryView } from '../../schema'
import styles from './Story.module.css'

type Sheet = StoryView['handOver'][number]

interface Props {
  sheets: readonly Sheet[]
  /** Renders the control that prints one page by itself; absent on a page without scripts. */
  print?: ((id: string) => ReactNode) | undefined
  t: Translate<'report'>
}

/**
 * Renders the pages to hand over, each folded under the person it is for. Lines that are not ticked are not printed, by
 * CSS alone: the sample, a static document, has the same pages, so the checkboxes are plain HTML.
 */
export function HandOverPages({ sheets, print, t }: Props) {
  return (
    <>
      <div className={styles.lead} data-no-print>
        <PageDrawing />
        <p>{t('handOver.lead')}</p>
      </div>
      {sheets.map((sheet) => {
        const id = `hand-over-${sheet.reader}`
        return (
          <details key={id} className={styles.sheet} id={id}>
            <summary>
              <h3>{t(`handOver.for.${sheet.reader}`)}</h3>
            </summary>
            <div className={styles.page}>
              {partsOf(sheet, t).map(({ title, lines }) => (
                <fieldset key={title} className={styles.lines}>
                  <legend>{title}</legend>
                  {lines.map((line) => (
                    <label key={line}>
                      <input type="checkbox" name={id} />
                      <span>{line}</span>
                    </label>
                  ))}
                </fieldset>
              ))}
              <p className={styles.why}>{t(sheet.reader === 'doctor' ? 'handOver.noteDoctor' : 'handOver.note')}</p>
              {print && (
                <div className={styles.printOne} data-no-print>
                  {print(id)}
                </div>
              )}
            </div>
          </details>
        )
      })}
    </>
  )
}

function partsOf({ reader, facts, requests, offers }: Sheet, t: Translate<'report'>) {
  const doctor = reader === 'doctor'
  return [
    { title: t(doctor ? 'handOver.noticed' : 'handOver.facts'), lines: facts },
    { title: t(doctor ? 'handOver.questions' : 'handOver.requests'), lines: requests },
    { title: t(doctor ? 'handOver.own' : 'handOver.offers'), lines: offers },
  ].filter(({ lines }) => lines.length > 0)
}

/** Renders the drawing of a page with a ticked line. It is decoration: the words beside it say the same. */
const PageDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 120 84" aria-hidden="true">
    <path d="M30 6h46l14 14v58H30z M76 6v14h14" />
    <path d="M40 34h6v6h-6zM54 37h26M40 50h6v6h-6zM54 53h20M40 66h6v6h-6zM54 69h24" />
    <path data-warm="" d="m40 36 3 4 6-9M40 68l3 4 6-9" />
  </svg>
)
