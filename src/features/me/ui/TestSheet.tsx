'use client'
import { Modal } from '@mantine/core'
import { type KeyboardEvent, useEffect } from 'react'
import { trpc } from '@/trpc/hooks'
import { LoadState } from '@/ui/load/LoadState'
import { useTexts } from '@/ui/texts'
import type { Tile } from '../schema'
import { MyTestList, resultsId } from './MyTestList'
import styles from './TestSheet.module.css'
import { TestTrend } from './TestTrend'

interface Props {
  tile: Tile
  onClose: () => void
}

/** All sittings of one test over the wall. It closes with Escape, the button, a tap beside it, and Back. */
export function TestSheet({ tile: { slug, title, trend }, onClose }: Props) {
  const t = useTexts('me')
  const { data, isPending, refetch } = trpc.me.tests.useQuery({ page: 1, slug })
  const gone = data?.tests.length === 0
  useEffect(() => {
    if (gone) onClose()
  }, [gone, onClose])
  // A question that is asked over the sheet hears Escape as well, and closes alone.
  const leave = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={false}
      onKeyDown={leave}
      size="42rem"
      title={
        <span id={resultsId} tabIndex={-1}>
          {title}
        </span>
      }
      classNames={{ inner: styles.inner, content: styles.content, title: styles.title }}
      closeButtonProps={{ 'aria-label': t('tests.close'), size: 44 }}
    >
      <TestTrend slug={slug} trend={trend} />
      <LoadState state={data ? 'ready' : isPending ? 'loading' : 'failed'} onRetry={() => refetch()}>
        <MyTestList page={1} slug={slug} />
      </LoadState>
    </Modal>
  )
}
