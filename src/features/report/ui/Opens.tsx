import type { Translate } from '@/core/texts/namespaces'

interface Props {
  /** Parts of the test. */
  count: number
  /** The report has a letter and a plan of its own. */
  own: boolean
  className?: string
  t: Translate<'report'>
}

/** What opens with a full report, wherever one is offered. */
export const Opens = ({ count, own, className, t }: Props) => (
  <ul className={className}>
    <li>{t('offer.get.parts', { count })}</li>
    {own ? (
      <>
        <li>{t('offer.get.letter')}</li>
        <li>{t('offer.get.week')}</li>
      </>
    ) : (
      <li>{t('offer.get.help')}</li>
    )}
    <li>{t('offer.get.charts')}</li>
    <li>{t('offer.get.languages')}</li>
  </ul>
)

/** What needs no payment, now or later. */
export const StaysFree = ({ className, t }: Pick<Props, 'className' | 't'>) => (
  <ul className={className}>
    <li>{t('keep.free.summary')}</li>
    <li>{t('keep.free.talk')}</li>
    <li>{t('keep.free.again')}</li>
    <li>{t('keep.free.lines')}</li>
  </ul>
)
