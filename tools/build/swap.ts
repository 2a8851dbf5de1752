import { existsSync } from 'node:fs'
import { cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Returns the folder of new files within a volume. */
const newIn = (output: string) => join(output, '.new')

const device = async (path: string) => (await stat(path)).dev

/** Calls `act` with each file of a folder and its path in another one, whose folders exist. */
async function withFiles(
  from: string,
  to: string,
  act: (file: string, target: string) => Promise<void>,
): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    // The rest of a swap that was interrupted before it began.
    if (!entry.isFile() || file.startsWith(join(newIn(from), '/'))) continue
    const target = join(to, file.slice(from.length))
    await mkdir(dirname(target), { recursive: true })
    await act(file, target)
  }
}

/** Copies a file to another file system. A file with other links is replaced, never changed. */
async function copyAcross(failure: unknown, file: string, target: string): Promise<void> {
  if (!(failure instanceof Error && 'code' in failure && failure.code === 'EXDEV')) throw failure
  await rm(target, { force: true })
  await cp(file, target, { preserveTimestamps: true })
}

/**
 * Copies a folder by hard links: replacing a file of the copy does not change the original. Files on another
 * file system are copied.
 */
export const linkFolder = (from: string, to: string): Promise<void> =>
  withFiles(from, to, (file, target) =>
    link(file, target).catch((failure: unknown) => copyAcross(failure, file, target)),
  )

/** Moves all files of a folder over those of another one. */
export const moveFiles = (from: string, to: string): Promise<void> =>
  withFiles(from, to, (file, target) =>
    rename(file, target).catch((failure: unknown) => copyAcross(failure, file, target)),
  )

/** Returns the folder of a swap that is under way, for the folder of a build. */
export const swapFolder = (folder = '') => join(folder, '.cache/swap')

interface Pair {
  made: string
  output: string
  /** The replaced folder, until the swap is complete. */
  aside: string
  /** The output is a volume, or on another file system than what was made: its files are replaced. */
  isVolume: boolean
}

const journalIn = (folder: string) => join(folder, 'journal.json')

/** Replaces a folder. Does what is left to do if it was interrupted. */
async function replace({ made, output, aside, isVolume }: Pair): Promise<void> {
  if (!existsSync(made)) return
  if (!isVolume) {
    if (existsSync(output)) await rename(output, aside)
    return rename(made, output)
  }
  const files = new Set<string>()
  await withFiles(made, output, async (file, target) => {
    files.add(target)
    const next = join(newIn(output), file.slice(made.length))
    if (existsSync(next)) await rename(next, target)
  })
  await rm(newIn(output), { recursive: true, force: true })
  for (const entry of await readdir(output, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.has(file)) await rm(file)
  }
  await rm(made, { recursive: true })
}

/** Completes a swap that was interrupted. */
export async function finishSwap(folder: string): Promise<void> {
  const journal = await readFile(journalIn(folder), 'utf8').catch(() => null)
  if (journal === null) return
  const pairs: Pair[] = JSON.parse(journal)
  for (const pair of pairs) await replace(pair)
  await rm(journalIn(folder))
  await rm(folder, { recursive: true })
}

/**
 * Replaces folders by new ones, all or none. What a kill interrupts, `finishSwap` completes.
 * @param pairs the new folder and the one that it replaces
 * @param folder a folder for the time of the swap
 */
export async function swapFolders(
  pairs: readonly (readonly [made: string, output: string])[],
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const steps: Pair[] = []
  for (const [index, [made, output]] of pairs.entries()) {
    await mkdir(dirname(output), { recursive: true })
    const others = [folder, dirname(output), ...(existsSync(output) ? [output] : [])]
    const devices = new Set(await Promise.all([made, ...others].map(device)))
    const step = { made, output, aside: join(folder, `${index}`), isVolume: devices.size > 1 }
    // What may fail for lack of room is done before anything is replaced.
    if (step.isVolume) {
      await rm(newIn(output), { recursive: true, force: true })
      await cp(made, newIn(output), { recursive: true, preserveTimestamps: true })
    }
    steps.push(step)
  }
  await writeFile(join(folder, 'journal'), JSON.stringify(steps))
  await rename(join(folder, 'journal'), journalIn(folder))
  const renamed = steps.filter(({ isVolume }) => !isVolume)
  try {
    for (const step of renamed) await replace(step)
  } catch (failure) {
    for (const { made, output, aside } of renamed) {
      if (!existsSync(made)) await rename(output, made)
      if (existsSync(aside)) await rename(aside, output)
    }
    await rm(folder, { recursive: true })
    throw failure
  }
  await finishSwap(folder)
}
