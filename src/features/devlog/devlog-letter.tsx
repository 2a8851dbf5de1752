import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Day } from '#ui/date.tsx'
import { Letter } from '#ui/letter.tsx'
import { Neighbours } from '#ui/neighbours.tsx'
import { ShareButton } from '#ui/share-button.tsx'

interface DevlogLetterProps {
  title: string
  publishedAt: number | null
  /** It holds two texts beside each other. */
  wide?: boolean
  list: LinkProps
  children: ReactNode
}

/** A post of the developer log as a letter. */
export function DevlogLetter({ title, publishedAt, wide, list, children }: DevlogLetterProps) {
  return (
    <>
      <Letter wide={wide} facts={<Day instant={publishedAt} />}>
        {children}
        <ShareButton title={title} />
      </Letter>
      <Neighbours list={list} />
    </>
  )
}
