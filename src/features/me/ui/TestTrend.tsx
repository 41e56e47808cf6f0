'use client'
import { Button, Text } from '@mantine/core'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import type { Tile } from '../schema'
import styles from './Results.module.css'

/**
 * Renders how the results of a test changed, one line for each part, and the link to the full trend. Renders nothing if
 * the results cannot be compared.
 */
export function TestTrend({ slug, trend }: Pick<Tile, 'slug' | 'trend'>) {
  const t = useTexts('me')
  if (!trend) return null
  const { changed } = trend
  return (
    <div className={styles.trend}>
      <div>
        {changed?.map(({ name, higher }) => (
          <Text key={name}>{t(higher ? 'trend.higher' : 'trend.lower', { name })}</Text>
        ))}
        {changed?.length === 0 && <Text>{t('trend.stayed')}</Text>}
      </div>
      <Button component={Link} variant="default" href={`/me/trend/${slug}`}>
        {t('trend.open')}
      </Button>
    </div>
  )
}
