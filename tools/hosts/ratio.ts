import { execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'

/** A host and the requests that it answers in a second. */
export interface Ratio {
  host: string
  /** The page, under all rules. */
  page: number
  /** A file of about the same size, as the host finds it by its name. */
  file: number
}

function requestsPerSecond(url: string): number {
  const output = execFileSync('wrk', ['-t1', '-c16', '-d3s', url], { encoding: 'utf8' })
  if (/Non-2xx/.test(output)) throw new Error(`${url} is not a 200.`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)
}

/** Returns the median of three rounds, one of each in turn. */
export function measureRatio(host: string, origin: string, page: string, file: string): Ratio {
  const rounds = [1, 2, 3].map(() => ({
    page: requestsPerSecond(origin + page),
    file: requestsPerSecond(origin + file),
  }))
  const median = (values: number[]) => values.toSorted((one, other) => one - other)[1] ?? 0
  return {
    host,
    page: median(rounds.map((round) => round.page)),
    file: median(rounds.map((round) => round.file)),
  }
}

/** Returns how the sizes of the two files differ, as a share. */
export async function sizeDifference(page: string, file: string): Promise<number> {
  const [one, other] = await Promise.all([stat(page), stat(file)])
  return Math.abs(one.size - other.size) / one.size
}
