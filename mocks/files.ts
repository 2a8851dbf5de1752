/** Reads a file of `mocks/files`, such as `music/dusk.mp3`; null where there is none. */
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** True for a path that stays in its folder. */
export function isFilePath(path: string): boolean {
  return /^[a-z0-9-]+\/[a-z0-9][a-z0-9.-]*$/.test(path)
}
