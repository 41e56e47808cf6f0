'use client'
import { Button, Modal } from '@mantine/core'
import { type KeyboardEvent, useEffect } from 'react'
import { trpc } from '@/trpc/hooks'
import { LoadState } from '@/ui/load/LoadState'
import { useTexts } from '@/ui/texts'
import type { Tile } from '../schema'
import { MyTestList, resultsHeadingId } from './MyTestList'
import styles from './ResultsDialog.module.css'
import { TestTrend } from './TestTrend'

interface Props {
  tile: Tile
  onClose: () => void
}

/**
 * Renders a dialog above the wall with all sittings of one test. It closes with Escape, its button, a tap outside it,
 * and Back.
 */
export function ResultsDialog({ tile: { slug, title, trend }, onClose }: Props) {
  const t = useTexts('me')
  const { data, isPending, refetch } = trpc.me.tests.useQuery({ page: 1, slug })
  const gone = data?.tests.length === 0
  useEffect(() => {
    if (gone) onClose()
  }, [gone, onClose])
  // A confirmation above the dialog also receives Escape, and then closes alone.
  const leave = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose()
  }
  return (
    <Modal.Root
      opened
      onClose={onClose}
      onKeyDown={leave}
      closeOnEscape={false}
      lockScroll={false}
      centered
      size="42rem"
      padding="lg"
      classNames={{ inner: styles.inner, content: styles.content }}
    >
      <Modal.Overlay />
      <Modal.Content radius="lg">
        <Modal.Header className={styles.head}>
          <Modal.Title className={styles.title}>
            <span id={resultsHeadingId} tabIndex={-1}>
              {title}
            </span>
          </Modal.Title>
          <Button variant="transparent" onClick={onClose}>
            {t('tests.close')}
          </Button>
        </Modal.Header>
        <Modal.Body>
          <TestTrend slug={slug} trend={trend} />
          <LoadState state={data ? 'ready' : isPending ? 'loading' : 'failed'} onRetry={() => refetch()}>
            <MyTestList page={1} slug={slug} />
          </LoadState>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
