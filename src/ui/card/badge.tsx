import type { ReactNode } from 'react'
import { categoryTones } from '#site-categories.ts'
import styles from './badge.module.css'

/** Gold for achieved, sea for in progress, coral for new or ending, lilac for information. */
export type BadgeTone = 'quiet' | 'gold' | 'sea' | 'coral' | 'lilac'

interface BadgeProps {
  tone?: BadgeTone | undefined
  children: ReactNode
}

/** Renders a label on a small tile. The color only supports the label. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}

const tones = new Map(
  (['coral', 'sea', 'gold', 'lilac'] as const).flatMap((tone) =>
    categoryTones[tone].map((id): [string, BadgeTone] => [id, tone]),
  ),
)

/** Returns the color of a category by its id; quiet without an id, or for one without a color. */
export const toneOf = (categoryId: string | undefined): BadgeTone =>
  tones.get(categoryId ?? '') ?? 'quiet'

interface CategoryBadgeProps {
  /** The name in the language of the page. */
  category: string
  categoryId: string | undefined
}

/** Renders the category of a notice or an event in its color. */
export function CategoryBadge({ category, categoryId }: CategoryBadgeProps) {
  return <Badge tone={toneOf(categoryId)}>{category}</Badge>
}
