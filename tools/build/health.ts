import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { healthFile } from './host-rules.ts'

const Health = v.object({
  release: v.string(),
  label: v.string(),
  builtAt: v.string(),
  /** The time at which the content was read last; `null` without data. */
  contentAt: v.nullable(v.string()),
  /** The id of the code and the settings, as in the configurations. */
  build: v.string(),
  /** The id of the content. */
  content: v.string(),
})
type State = v.InferOutput<typeof Health>

/** Returns the time of a build. SOURCE_DATE_EPOCH fixes it (https://reproducible-builds.org). */
function now(): string {
  const seconds = process.env.SOURCE_DATE_EPOCH
  return (seconds ? new Date(Number(seconds) * 1000) : new Date()).toISOString()
}

const write = (root: string, health: State) =>
  writeFile(join(root, healthFile), `${JSON.stringify(health, null, 2)}\n`)

/** Writes the state of a new build, which `/healthz` returns. */
export function writeHealth(
  root: string,
  { hasData, ...state }: Omit<State, 'builtAt' | 'contentAt'> & { hasData: boolean },
): Promise<void> {
  const builtAt = now()
  const times = { builtAt, contentAt: hasData ? builtAt : null }
  // In the order of the schema, as a job writes them.
  return write(root, v.parse(Health, { ...state, ...times }))
}

/** Reads the state of a built site. @throws {Error} if it is none, or is from an older version of this code */
export async function readHealth(root: string): Promise<State> {
  const text = await readFile(join(root, healthFile), 'utf8').catch(() => 'null')
  const state = v.safeParse(Health, JSON.parse(text))
  if (state.success) return state.output
  throw new Error(`${root} is not a site that this version has built. Run npm run build.`)
}

/** Writes the state of a site whose content was read again. */
export async function refreshHealth(root: string, last: State, content: string): Promise<void> {
  await write(root, { ...last, content, contentAt: now() })
}
