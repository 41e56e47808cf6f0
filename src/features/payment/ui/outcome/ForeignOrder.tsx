'use client'
import { Button } from '@mantine/core'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import { Note } from './Note'

/** For a browser that did not make the order: payment apps sometimes come back in another one. */
export function ForeignOrder() {
  const t = useTexts('payment')
  return (
    <Note title={t('foreign.title')} text={t('foreign.text')}>
      <Button component={Link} href="/retrieve">
        {t('foreign.action')}
      </Button>
    </Note>
  )
}
