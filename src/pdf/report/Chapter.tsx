import { View } from '@react-pdf/renderer'
import { Children, type ReactNode } from 'react'
import type { Letter } from '../letter'
import { Words } from '../Words'

interface Props extends Letter {
  id: string
  title: string
  /** Whether another chapter comes before it on the same pages. */
  apart?: boolean
  /** Whether it is short enough to be kept on one page. */
  whole?: boolean
  children: ReactNode
}

/**
 * Renders one chapter; its title stays with the first passage. There is no View around the whole: the renderer would
 * squeeze the first child of a View onto the page instead of moving it to the next.
 */
export function Chapter({ id, title, apart = false, whole = false, children, ...letter }: Props) {
  const { style } = letter
  const all = Children.toArray(children)
  const kept = whole ? all.length : 1
  return (
    <>
      {apart && <View style={style.apart} />}
      <View wrap={false}>
        <Mark {...letter} id={id} title={title} />
        <Words style={style.h2} headline>
          {title}
        </Words>
        {all.slice(0, kept)}
      </View>
      {all.slice(kept)}
    </>
  )
}

/**
 * Marks the start of a chapter or part: the target of links in the contents and outline, and the place that records its
 * page.
 */
export function Mark({ id, title, numbers }: Pick<Letter, 'numbers'> & { id: string; title: string }) {
  // The renderer accepts a bookmark on any element; its types allow it on pages only.
  const outlined = { bookmark: title }
  return (
    <View
      id={id}
      {...outlined}
      style={{ position: 'absolute', top: -12 }}
      render={({ pageNumber }) => {
        numbers.note(id, pageNumber)
        return null
      }}
    />
  )
}
