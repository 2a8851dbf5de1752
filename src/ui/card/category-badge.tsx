import { categoryTones } from '#site-categories.ts'
import { Badge, type BadgeTone } from './badge.tsx'

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
