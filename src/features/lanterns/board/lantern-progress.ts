import * as v from 'valibot'
import { sorted } from '#lib/collections.ts'
import type { MemberId } from '#site-members.ts'
import { afterChain, newGame, stateOf, type LanternGame } from './lantern-rules.ts'

/** Days that are stored: more than a year, so that a long streak is not cut. */
const mostDays = 400

const dayMs = 86_400_000

/** A day of the calendar, `YYYY-MM-DD`. `isoDate` would become a part of every page. */
const Day = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

const StoredProgress = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    day: v.fallback(v.nullable(Day), null),
    chains: v.fallback(v.array(v.array(v.number())), []),
    lit: v.fallback(v.array(v.fallback(v.nullable(Day), null)), []),
  }),
)

/** What a visitor has played, stored on this device. */
export interface LanternProgress {
  /** The day of the board that was played last, in Korea; `null` before the first chain. */
  day: string | null
  /** The chains on that board, by the positions of their tiles. */
  chains: readonly (readonly number[])[]
  /** The days whose lanterns were all lit, in their order. */
  lit: readonly string[]
}

export const noProgress: LanternProgress = { day: null, chains: [], lit: [] }

const inOrder = (days: readonly string[]) =>
  sorted([...new Set(days)], (a, b) => (a < b ? -1 : 1)).slice(-mostDays)

/** Parses the stored progress; ignores anything invalid, and chains that the board of the day does not have. */
export function parseProgress(stored: string | null): LanternProgress {
  const { success, output } = v.safeParse(StoredProgress, stored)
  if (!success) return noProgress
  const { day, chains } = output
  const lit = inOrder(output.lit.filter((each) => each !== null))
  if (day === null) return { ...noProgress, lit }
  return { day, chains: chains.slice(0, replay(day, chains).chains), lit }
}

/** Returns the text to store; `null` if there is nothing to store. */
export function formatProgress(progress: LanternProgress): string | null {
  const { chains, lit } = progress
  return chains.length === 0 && lit.length === 0 ? null : JSON.stringify(progress)
}

/** Returns the seed of the board of a day: its number since 1970. */
function seedOf(day: string): number {
  return Math.floor(Date.parse(day) / dayMs)
}

/** Returns the board of a day (`YYYY-MM-DD`, in Korea), which is the same for everyone. */
export const boardOf = (day: string): LanternGame => newGame(seedOf(day))

/** The last games by their day and chains: for one chain, a page needs its game several times, and the boards of a month. */
const games = new Map<string, LanternGame>()

const mostGames = 100

function remembered(key: string, create: () => LanternGame): LanternGame {
  const game = games.get(key) ?? create()
  if (games.size === mostGames) games.clear()
  games.set(key, game)
  return game
}

/** Returns the game of a day after these chains, up to the first one that its board does not have. */
function replay(day: string, chains: LanternProgress['chains']): LanternGame {
  let key = day
  let game = remembered(key, () => boardOf(day))
  for (const chain of chains) {
    const before = game
    key += ` ${chain.join()}`
    game = remembered(key, () => afterChain(before, chain))
    if (game === before) break
  }
  return game
}

/** Returns the game of a day as the visitor has left it. */
export function gameOf(progress: LanternProgress, day: string): LanternGame {
  return replay(day, progress.day === day ? progress.chains : [])
}

/** Returns the progress after a chain on the board of a day. Without a change, it is the same object. */
export function withChain(
  progress: LanternProgress,
  day: string,
  chain: readonly number[],
): LanternProgress {
  const chains = progress.day === day ? progress.chains : []
  const game = replay(day, [...chains, chain])
  if (game === replay(day, chains)) return progress
  const lit = stateOf(game) === 'lit' ? inOrder([...progress.lit, day]) : progress.lit
  return { day, chains: [...chains, chain], lit }
}

/** Returns the progress with the board of a day as it was before the first chain; lit days stay lit. */
export function withRestart(progress: LanternProgress, day: string): LanternProgress {
  return { ...progress, day, chains: [] }
}

/** Returns the days of the month of `day` whose lanterns were lit, from 1 to 31. */
export function litInMonth({ lit }: LanternProgress, day: string): number[] {
  const month = day.slice(0, 8)
  return lit.filter((each) => each.startsWith(month)).map((each) => Number(each.slice(8)))
}

/** Returns the friend of the first lantern of the board of a day, whose board it is. */
export const hostOf = (day: string) => replay(day, []).lanterns[0]

/** Returns the friends whose boards were lit in the month of `day`, each once. */
export function joinedMembers(progress: LanternProgress, day: string): MemberId[] {
  const month = day.slice(0, 8)
  const hosts = progress.lit.flatMap((each) => (each.startsWith(month) && hostOf(each)) || [])
  return [...new Set(hosts)]
}

const dayOfSeed = (seed: number) => new Date(seed * dayMs).toISOString().slice(0, 10)

/** Returns the day after `day`. */
export const dayAfter = (day: string): string => dayOfSeed(seedOf(day) + 1)

/** Returns the friend of the first lantern of the board that follows that of `day`. */
export const nextFriend = (day: string) => hostOf(dayAfter(day))

/** Returns the days of the week of `day`, from Monday on. */
export function weekOf(day: string): string[] {
  const seed = seedOf(day)
  // Day 0 was a Thursday.
  const monday = seed - ((seed + 3) % 7)
  return Array.from({ length: 7 }, (_, nth) => dayOfSeed(monday + nth))
}

/** Returns how many days in a row were lit up to `day`, or up to the day before: `day` is not over yet. */
export function streakOf({ lit }: LanternProgress, day: string): number {
  const days = new Set(lit.map(seedOf))
  let last = seedOf(day)
  if (!days.has(last)) last -= 1
  let count = 0
  while (days.has(last - count)) count += 1
  return count
}
