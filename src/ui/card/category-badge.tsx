import { categoryTones } from '#site-categories.ts'
import { Badge, type BadgeTone } from './badge.tsx'

const tones = new Map(
  (['coral', 'sea', 'gold', 'lilac'] as const).flatMap((tone) =>
    categoryTones[tone].map((name): [string, BadgeTone] => [name, tone]),
  ),
)

/** Returns the color of a category; quiet for one that `site.categoryTones` does not name. */
export const toneOf = (category: string): BadgeTone => tones.get(category) ?? 'quiet'

/** Renders the category of a notice or an event in its color. */
export function CategoryBadge({ category }: { category: string }) {
  return <Badge tone={toneOf(category)}>{category}</Badge>
}
