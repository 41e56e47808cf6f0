'use client'
import { Group, Radio } from '@mantine/core'
import { ratingKey } from '@/core/review/review-words'
import panel from '@/ui/form/panel.module.css'
import { useTexts } from '@/ui/texts'

export interface RatingProps {
  value?: number | null
  onChange: (rating: number | null) => void
}

const none = 'none'

/** One to five in words, or none: Mantine's Rating would show stars, whose words only a screen reader would learn. */
export function RatingChoice({ value, onChange }: RatingProps) {
  const t = useTexts('review')
  return (
    <Radio.Group
      name="rating"
      label={t('rating.legend')}
      description={t('rating.optional')}
      value={String(value ?? none)}
      onChange={(chosen) => onChange(chosen === none ? null : Number(chosen))}
    >
      <Group gap="xs" mt="xs">
        {[1, 2, 3, 4, 5].map((points) => (
          <Radio key={points} value={String(points)} label={t(ratingKey(points))} className={panel.choice} />
        ))}
        <Radio value={none} label={t('rating.none')} className={panel.choice} />
      </Group>
    </Radio.Group>
  )
}
