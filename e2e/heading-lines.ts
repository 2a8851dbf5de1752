/**
 * Returns the lines of each heading; by default, of the headings of the site's own, without names in a navigation. Runs
 * in the page, so it uses nothing from outside.
 */
export function headingLines(headings?: readonly Element[]): string[][] {
  return (
    Array.from(headings ?? document.querySelectorAll('.display:not(nav *)'))
      // A heading for screen readers only is 1 px wide.
      .filter((heading) => heading.getClientRects().length > 0 && heading.clientWidth !== 1)
      .map((heading) => {
        const lines: string[] = []
        let bottom = -Infinity
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          let start = 0
          for (const character of text.textContent ?? '') {
            const range = document.createRange()
            range.setStart(text, start)
            start += character.length
            range.setEnd(text, start)
            const box = range.getBoundingClientRect()
            // A mark where lines may break has no size.
            const isNext = box.width > 0 && box.top + box.height / 2 > bottom
            if (isNext) lines.push('')
            if (isNext) bottom = box.bottom
            lines.push((lines.pop() ?? '') + character)
          }
        }
        return lines
      })
  )
}

/** Returns true if a line ends within a phrase: not at a zero-width space, a space or a punctuation mark. */
export const isBrokenInPhrase = (lines: readonly string[]): boolean =>
  lines.slice(0, -1).some((line) => !/[\u200b\s、。：！？」』）]$/.test(line))

/** Returns true if the last line of more than two words is a single one. */
export const hasLoneWord = (lines: readonly string[]): boolean =>
  lines.length > 1 &&
  lines.join(' ').trim().split(/\s+/).length > 2 &&
  !/\s/.test((lines.at(-1) ?? '').trim().replaceAll('\u00a0', ' '))

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** Returns true if a line of Japanese breaks within a word or before a particle, or if the last one is too short. */
export function isBrokenInJapanese(lines: readonly string[]): boolean {
  const starts = new Map(
    [...segmenter.segment(lines.join(''))].map(({ index, segment }) => [index, segment]),
  )
  let start = 0
  const isCut = lines.slice(0, -1).some((line) => {
    start += line.length
    return !/^(?![をにのはがともでへや]$)/.test(starts.get(start) ?? 'を')
  })
  const last = (lines.at(-1) ?? '').replaceAll(/[^\p{L}\p{N}ー]/gu, '')
  return lines.length > 1 && (isCut || last.length < 4)
}
