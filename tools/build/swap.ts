import { existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Calls `act` with each file of a folder and its path in another one, whose folders exist. */
async function withFiles(
  from: string,
  to: string,
  act: (file: string, target: string) => Promise<void>,
): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const target = join(to, file.slice(from.length))
    await mkdir(dirname(target), { recursive: true })
    await act(file, target)
  }
}

/** Copies a folder by hard links: replacing a file of the copy does not change the original. */
export const linkFolder = (from: string, to: string): Promise<void> => withFiles(from, to, link)

/** Moves all files of a folder over those of another one. */
export const moveFiles = (from: string, to: string): Promise<void> => withFiles(from, to, rename)

/**
 * Replaces folders by new ones. If one cannot be replaced, all old ones are put back.
 * @param pairs the new folder and the one that it replaces
 * @param old a folder for the replaced ones, which is deleted at the end
 */
export async function swapFolders(
  pairs: readonly (readonly [made: string, output: string])[],
  old: string,
): Promise<void> {
  await rm(old, { recursive: true, force: true })
  const undo: (() => Promise<void>)[] = []
  try {
    for (const [index, [made, output]] of pairs.entries()) {
      const aside = join(old, `${index}`)
      await mkdir(dirname(output), { recursive: true })
      if (existsSync(output)) {
        await mkdir(old, { recursive: true })
        await rename(output, aside)
        undo.unshift(() => rename(aside, output))
      }
      await rename(made, output)
      undo.unshift(() => rename(output, made))
    }
  } catch (failure) {
    for (const step of undo) await step()
    throw failure
  }
  await rm(old, { recursive: true, force: true })
}
