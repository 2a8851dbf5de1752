import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { settingsSchema, type Kind } from './schema.ts'

export type Settings = v.InferOutput<ReturnType<typeof settingsSchema>>
type Env = Readonly<Record<string, string | undefined>>

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settingsSchema('build', false).entries)

/** Variables of other tools that look like settings. */
const ofOthers = new Set(['VITE_USER_NODE_ENV', 'VITE_CJS_IGNORE_WARNING'])

/** The largest number of typos for which a name is taken for a misspelled setting. */
const mostTypos = 2

/** Returns the number of characters to insert, delete or replace (Levenshtein). */
function typos(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, character] of Array.from(one).entries()) {
    const next = [i + 1]
    for (const [j, otherCharacter] of Array.from(other).entries()) {
      const replaced = (row[j] ?? 0) + (character === otherCharacter ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Returns a problem for each variable that is unknown, or is a misspelled setting. */
function unknownNames(env: Env): string[] {
  return Object.keys(env).flatMap((name) => {
    if (settingNames.includes(name) || ofOthers.has(name)) return []
    const nearest = settingNames.reduce((best, each) =>
      typos(name, each) < typos(name, best) ? each : best,
    )
    const isTypo = name.length > 5 && typos(name, nearest) <= mostTypos
    if (!isTypo && !name.startsWith('VITE_')) return []
    return [`${name} is not a setting. The nearest one is ${nearest}.`]
  })
}

/**
 * Parses the settings of an environment. An empty value is the default.
 * @throws {Error} that lists all unknown names and wrong values
 */
export function readSettings(env: Env, kind: Kind = 'build'): Settings {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const isMocked = kind === 'demo' || (kind === 'start' && given.VITE_MOCK !== 'off')
  const result = v.safeParse(settingsSchema(kind, isMocked), given)
  const problems = unknownNames(env)
  for (const { path, message, input } of result.issues ?? []) {
    problems.push(`${String(path?.[0]?.key)}="${String(input)}" ${message}.`)
  }
  if (!given.HOST_CERTIFICATE !== !given.HOST_CERTIFICATE_KEY) {
    problems.push('HOST_CERTIFICATE and HOST_CERTIFICATE_KEY belong together: set both or none.')
  }
  if (!result.success || problems.length > 0) {
    const list = problems.map((problem) => `- ${problem}`).join('\n')
    throw new Error(`The settings are wrong (.env or environment, see .env.example):\n${list}`)
  }
  return result.output
}

/** Adds the variables of `.env` to the environment, which has priority. */
export function loadEnvFile(file = '.env'): void {
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    process.env[name] ??= value
  }
}

/** Returns the settings as lines: name, value, and where it is from. */
export function settingsTable(settings: Settings, env: Env): string {
  const width = Math.max(...settingNames.map((name) => name.length)) + 2
  return Object.entries(settings)
    .map(([name, value]) => {
      const source = env[name] ? 'set' : 'default'
      return `${name.padEnd(width)}${source.padEnd(9)}${value === '' ? '(none)' : value}`
    })
    .join('\n')
}

/** Returns the constants of the bundle: the settings whose names begin with `VITE_`. */
export function bundleConstants(settings: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name.startsWith('VITE_'))
      .map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}
