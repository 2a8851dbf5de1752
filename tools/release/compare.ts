/** Returns the paths of pages with the sums of their content, from the file `pages` of a release. */
function readPages(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [sum = '', file = ''] = line.split('  ')
      return [`/${file.replace(/(?:(?<=\/)index)?\.html$/, '')}`, sum]
    }),
  )
}

interface Comparison {
  added: string[]
  changed: string[]
  removed: string[]
  /** The number of pages whose content is the same. Their code may be new. */
  same: number
}

/** Compares the content of the pages of two releases. */
export function comparePages(live: string, next: string): Comparison {
  const [before, after] = [readPages(live), readPages(next)]
  const kept = [...after.keys()].filter((path) => before.has(path))
  const changed = kept.filter((path) => before.get(path) !== after.get(path))
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed,
    removed: [...before.keys()].filter((path) => !after.has(path)),
    same: kept.length - changed.length,
  }
}

/** Returns one line on a comparison. */
export const summaryOf = ({ added, changed, removed, same }: Comparison) =>
  `${added.length} pages added, ${changed.length} changed, ${removed.length} removed, ${same} with the same content`
