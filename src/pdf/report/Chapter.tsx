import { View } from '@react-pdf/renderer'
import { Children, type ReactNode } from 'react'
import type { Letter } from '../letter'
import { Words } from '../Words'

interface Props extends Letter {
  id: string
  title: string
  /** Another chapter stands before it on the same pages. */
  apart?: boolean
  /** Short enough to be kept on one page. */
  whole?: boolean
  children: ReactNode
}

/**
 * One chapter; its title stays with what comes first. No part around it all: the renderer squeezes the first child of
 * a part onto the page where it should turn to the next.
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

/** Where a chapter or part begins: what a link in the contents and the outline lead to, and where its page is noted. */
export function Mark({ id, title, numbers }: Pick<Letter, 'numbers'> & { id: string; title: string }) {
  // The renderer takes it on anything; its types know it of pages alone.
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
