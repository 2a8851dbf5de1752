import type { Figure } from './visit.ts'

/** The largest layout shift of a screen: 0, rounded to three places. */
const shiftLimit = 0.0005
/** The art of the main page's first load on a phone, in bytes. */
const artLimit = 120_000

const shown = (value: number) => value.toFixed(3)

/** Prints a line for each screen and what it misses. @returns how many figures were missed */
export function reportFigures(figures: readonly Figure[], withAxe: boolean): number {
  const names = [...new Set(figures.map(({ where }) => where.split(' ')[0] ?? ''))]
  let missed = 0
  console.log(`\n${'screen'.padEnd(24)} visits   shift  overflow  axe`)
  for (const name of names) {
    const own = figures.filter(({ where }) => where.startsWith(`${name} `))
    const shift = Math.max(...own.map((figure) => figure.shift))
    const overflow = Math.max(...own.map((figure) => figure.overflow))
    const barriers = own.reduce((sum, figure) => sum + figure.barriers.length, 0)
    const axe = withAxe ? `${barriers}`.padStart(3) : '  -'
    const counts = `${`${own.length}`.padStart(6)}  ${shown(shift)}  ${`${overflow} px`.padStart(8)}`
    console.log(`${name.padEnd(24)} ${counts}  ${axe}`)
    for (const figure of own) {
      const faults = [
        ...(figure.shift > shiftLimit ? [`shift ${shown(figure.shift)} of ${figure.moved}`] : []),
        ...(figure.overflow > 0 ? [`${figure.overflow} px too wide`] : []),
        ...figure.barriers,
      ]
      for (const fault of faults) console.log(`  MISSED ${figure.where}: ${fault.slice(0, 200)}`)
      missed += faults.length
    }
  }
  return missed
}

/** Prints what the art of the main page weighs. @returns how many languages are over the limit */
export function reportArt(art: readonly { lang: string; bytes: number }[]): number {
  for (const { lang, bytes } of art) {
    const verdict = bytes <= artLimit ? 'ok    ' : 'MISSED'
    const weight = `${(bytes / 1000).toFixed(1)} kB of ${artLimit / 1000}`
    console.log(`  ${verdict} art of the first load, main page ${lang} at 390 px: ${weight}`)
  }
  return art.filter(({ bytes }) => bytes > artLimit).length
}
