'use client'
import { Text } from '@mantine/core'
import { htmlLang } from '@/core/locale'
import { useLocale, useTexts } from '@/ui/texts'
import type { Reviews } from '../schema'
import styles from './Reviews.module.css'

/** How many reviews there are, and their average once it says something. */
export function Summary({ list: { total, average } }: { list: Reviews }) {
  const t = useTexts('review')
  const locale = useLocale()
  if (total === 0) return <Text className="lede">{t('none')}</Text>
  const format = new Intl.NumberFormat(htmlLang[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <Text className={styles.numbers}>
      {average && <span>{t('average', { average: format.format(average.value), count: average.count })}</span>}
      <span>{t(total === 1 ? 'total' : 'total_other', { count: total })}</span>
    </Text>
  )
}
