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
})

/** Returns the time of a build. SOURCE_DATE_EPOCH fixes it (https://reproducible-builds.org). */
function now(): string {
  const seconds = process.env.SOURCE_DATE_EPOCH
  return (seconds ? new Date(Number(seconds) * 1000) : new Date()).toISOString()
}

const write = (root: string, health: v.InferOutput<typeof Health>) =>
  writeFile(join(root, healthFile), `${JSON.stringify(health, null, 2)}\n`)

/** Writes the state of a new build, which `/healthz` returns. */
export function writeHealth(
  root: string,
  { release, label, hasData }: { release: string; label: string; hasData: boolean },
): Promise<void> {
  const builtAt = now()
  return write(root, { release, label, builtAt, contentAt: hasData ? builtAt : null })
}

/** Writes the state of a site whose content was read again. @param from the folder of the last state */
export async function refreshHealth(from: string, root: string): Promise<void> {
  const last = v.parse(Health, JSON.parse(await readFile(join(from, healthFile), 'utf8')))
  await write(root, { ...last, contentAt: now() })
}
