import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import figures from '#ui/mascot/figures.module.css'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { Section } from '#ui/page/section.tsx'
import { useHydrated } from '#ui/when/hydration.tsx'
import list from './faq.module.css'
import styles from './faq-page.module.css'
import type { FaqEntry } from './faq.schema.ts'

const ticket =
  'M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2'

/** Questions under a heading of their own, or without one. */
interface FaqGroup {
  /** The id of a category; 0 for the questions that are asked most, -1 for questions without a category. */
  id: number
  heading?: string
  entries: readonly FaqEntry[]
}

/** The operator puts the questions that are asked most first (docs/product.md#faq). */
const mostAskedCount = 4

/** Returns the whole list as groups: the questions that are asked most, then the others by category. */
export function groupsOf(
  entries: readonly FaqEntry[],
  categories: readonly { id: number; name: string }[],
): FaqGroup[] {
  const others = entries.slice(mostAskedCount)
  const known = new Set(categories.map(({ id }) => id))
  return [
    { id: 0, entries: entries.slice(0, mostAskedCount) },
    ...categories.map(({ id, name }) => ({
      id,
      heading: name,
      entries: others.filter(({ categoryId }) => categoryId === id),
    })),
    { id: -1, entries: others.filter(({ categoryId }) => !known.has(categoryId)) },
  ]
}

/** The heights of a heading and of what is below the questions, in questions. */
const headingRows = 2
const endRows = 5

const rowsOf = (groups: readonly FaqGroup[]) =>
  groups.reduce((rows, { entries }) => rows + headingRows + entries.length, 0)

/**
 * Splits groups into two columns of about the same height, one after the other, so that their order is the same in
 * one column. The second has space for what is below the questions.
 */
function columnsOf(groups: readonly FaqGroup[]): [FaqGroup[], FaqGroup[]] {
  const half = (rowsOf(groups) + endRows) / 2
  const last = groups.findIndex((_, index) => rowsOf(groups.slice(0, index + 1)) >= half)
  const count = Math.max(0, last) + 1
  return [groups.slice(0, count), groups.slice(count)]
}

const shownGroups = (groups: readonly FaqGroup[]) =>
  groups.filter(({ entries }) => entries.length > 0)

/** Announces that there are no questions. It stays on the page, or its text would be missed. */
export function FaqStatus({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <div role="status">
      {shownGroups(groups).length === 0 && (
        <EmptyState>
          <Trans>No search results</Trans>
        </EmptyState>
      )}
    </div>
  )
}

interface FaqListProps {
  /** Those without questions are left out. */
  groups: readonly FaqGroup[]
  /** Rendered below the questions. */
  end: ReactNode
}

/** Lists questions; opens the one that the URL hash points to. */
export function FaqList({ groups: all, end }: FaqListProps) {
  const groups = shownGroups(all)
  const hash = useLocation({ select: (location) => location.hash })
  const target = useHydrated() ? hash : ''
  const [first, ...others] = groups
  const [left, right] = columnsOf(others)
  const firstList = first && <FaqItems entries={first.entries} target={target} isWide />
  return (
    <>
      {first?.id === 0 ? (
        <div className={styles.asked}>
          <Section isPlate title={<Trans>Asked most often</Trans>}>
            {firstList}
          </Section>
          <Mascot of="dalbo" pose="cheer" />
        </div>
      ) : (
        firstList && <div className="plate">{firstList}</div>
      )}
      {others.length === 0 ? (
        end
      ) : (
        <div className={`columns ${styles.split}`}>
          <div className="stack">
            <FaqSections groups={left} target={target} />
          </div>
          <div className="stack">
            <FaqSections groups={right} target={target} />
            {end}
          </div>
        </div>
      )}
    </>
  )
}

interface FaqSectionsProps {
  groups: readonly FaqGroup[]
  /** The URL hash. */
  target: string
}

/** Renders the questions of each group below its heading. */
function FaqSections({ groups, target }: FaqSectionsProps) {
  return groups.map(({ id, heading, entries }) => (
    <section key={id} className="plate">
      {heading !== undefined && (
        <h2 className="title">
          <Glyph id={id} />
          <span>{heading}</span>
        </h2>
      )}
      <FaqItems entries={entries} target={target} />
    </section>
  ))
}

interface FaqItemsProps extends Pick<FaqGroup, 'entries'> {
  /** The URL hash. */
  target: string
  /** True in two columns in a wide window. */
  isWide?: boolean
}

function FaqItems({ entries, target, isWide = false }: FaqItemsProps) {
  return (
    <ul className={`rows ${list.list} ${styles.items}`} data-wide={isWide}>
      {entries.map((entry) => (
        <FaqItem key={entry.id} entry={entry} isTarget={target === `faq-${entry.id}`} />
      ))}
    </ul>
  )
}

/** The glyphs of the questions that are asked most and of the categories, in turn, each in the color of a mascot. */
const glyphs = [
  { shape: icons.star, member: 'lumi' },
  { shape: icons.user, member: 'pado' },
  { shape: icons.lantern, member: 'ipsae' },
  { shape: icons.trophy, member: 'byol' },
  { shape: ticket, member: 'moru' },
  { shape: icons.phone, member: 'dalbo' },
] as const

/** Renders the glyph of a category on a tile, as decoration. */
export function Glyph({ id }: { id: number }) {
  const { shape, member } = glyphs[id % glyphs.length] ?? glyphs[0]
  return (
    <span className={figures.glyph} data-member={member}>
      <Icon shape={shape} />
    </span>
  )
}

interface FaqItemProps {
  entry: FaqEntry
  /** True if the URL hash points to this entry. */
  isTarget: boolean
}

/** Collapsible FAQ entry; `#faq-3` links to it. */
function FaqItem({ entry: { id, question, html }, isTarget }: FaqItemProps) {
  return (
    <li id={`faq-${id}`}>
      <Disclosure summary={question} open={isTarget || undefined}>
        <RichHtml html={html} />
        <p className="meta screen-only">
          <Link to="/community/faq" search={true} hash={`faq-${id}`} replace resetScroll={false}>
            <Trans>Link to this answer</Trans>
          </Link>
        </p>
      </Disclosure>
    </li>
  )
}
