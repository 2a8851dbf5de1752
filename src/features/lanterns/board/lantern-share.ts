import { nextLantern, lanternCount, type LanternGame } from './lantern-rules.ts'

interface Shared {
  /** The name of the game, in the language of the page. */
  name: string
  /** The day of the board, in words. */
  day: string
  game: LanternGame
  /** The number of chains, in words. */
  result: string
}

/** Returns the text that is shared next to the URL: the day, its lanterns and the number of chains. */
export function sharedText({ name, day, game, result }: Shared): string {
  const lit = nextLantern(game)
  const lanterns = '🏮'.repeat(lit) + '⚫'.repeat(lanternCount - lit)
  return `${name} ${day} ${lanterns} ${result}`
}
