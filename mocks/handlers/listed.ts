const large = '-1280x720.webp'

/** Fields that only the page of a post has. */
const ofPage = ['contents', 'youtubeUrl', 'prev', 'next'] as const

/** Returns a post as a list shows it: with smaller images, without its text, video and neighbors. */
export function listed<T extends object>(post: T): Omit<T, (typeof ofPage)[number]> {
  const fields = Object.entries(post)
    .filter(([name]) => !ofPage.some((each) => each === name))
    .map(([name, value]: [string, unknown]) =>
      typeof value === 'string' && value.endsWith(large)
        ? [name, value.replace(large, '-640x360.webp')]
        : [name, value],
    )
  return Object.fromEntries(fields)
}

/** Orders what was written last first. */
export function byDate(a: { regDt: string }, b: { regDt: string }): number {
  return b.regDt.localeCompare(a.regDt)
}
