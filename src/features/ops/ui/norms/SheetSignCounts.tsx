import { type SheetSign, sheetSigns } from '@mindglass/psychometrics/validity/signs'
import { formatWholeNumber } from '@/core/texts/number-text'
import { useLocale, useTexts } from '@/ui/texts'

/** Renders the number of sheets that were left out for each sign; signs without any are not listed. */
export function SheetSignCounts({ counts }: { counts: Readonly<Record<SheetSign, number>> }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const shown = sheetSigns.filter((sign) => counts[sign] > 0)
  if (shown.length === 0) return t('sheetSign.none')
  return shown
    .map((sign) =>
      t('sheetSign.line', { sign: t(`sheetSign.${sign}`), count: formatWholeNumber(counts[sign], locale) }),
    )
    .join(' · ')
}
