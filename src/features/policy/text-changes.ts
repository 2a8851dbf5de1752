import { diffArrays } from 'diff'

/** Words that are in both texts, only in the newer one, or only in the older one. */
export interface TextChange {
  kind: 'same' | 'inserted' | 'deleted'
  text: string
}

/** Diff timeout; after that, compare whole paragraphs. */
const diffOptions = { timeout: 1500 }

/** Matches words and numbers such as v1.0; in scripts without spaces, single characters. */
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}\p{M}])+(?:[.:]\p{N}+)*|\s+|[^\p{L}\p{N}\s]/gu

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): TextChange['kind'] =>
  added ? 'inserted' : removed ? 'deleted' : 'same'

/** Joins changes that only a space separates: "two three" to "2 3" is one change, not two. */
function joined(changes: readonly TextChange[]): TextChange[] {
  const all: TextChange[] = []
  for (const [index, change] of changes.entries()) {
    const next = changes[index + 1]
    const [removed, added] = all.slice(-2)
    const isSpace = change.kind === 'same' && /^\s+$/.test(change.text)
    if (
      isSpace &&
      next?.kind === 'deleted' &&
      removed?.kind === 'deleted' &&
      added?.kind === 'inserted'
    ) {
      removed.text += change.text
      added.text += change.text
    } else if (change.kind === 'deleted' && removed?.kind === 'deleted') removed.text += change.text
    else if (change.kind === 'inserted' && added?.kind === 'inserted') added.text += change.text
    else all.push({ ...change })
  }
  return all
}

/** Diffs two paragraphs by words; returns `null` if they have less than half in common. */
function changesWithin(before: string, after: string): TextChange[] | null {
  const parts = diffArrays(before.match(words) ?? [], after.match(words) ?? [], diffOptions)
  if (parts === undefined) return null
  const changes = parts.map((part) => ({ kind: kindOf(part), text: part.value.join('') }))
  const unchanged = changes.reduce(
    (sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0),
    0,
  )
  return unchanged * 2 >= Math.max(before.length, after.length) ? joined(changes) : null
}

/** Pairs replaced paragraphs: diffed if they are similar, otherwise as a removal and an addition. */
function replaced(before: readonly string[], after: readonly string[]): TextChange[][] {
  const wholes = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [old, young] = [before[index], after[index]]
    const within = old !== undefined && young !== undefined ? changesWithin(old, young) : null
    if (within) return [within]
    return [
      ...(old === undefined ? [] : [[{ kind: 'deleted' as const, text: old }]]),
      ...(young === undefined ? [] : [[{ kind: 'inserted' as const, text: young }]]),
    ]
  })
  return wholes.flat()
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '')

/** Diffs two texts by paragraph (one per line): unchanged, added and removed words. */
export function textChanges(before: string, after: string): TextChange[][] {
  const parts = diffArrays(lines(before), lines(after))
  return parts.flatMap((part, index) => {
    const next = parts[index + 1]
    if (part.removed) return replaced(part.value, next?.added ? next.value : [])
    // Already handled together with the removal before it.
    if (part.added && parts[index - 1]?.removed) return []
    return part.value.map((text): TextChange[] => [{ kind: kindOf(part), text }])
  })
}
