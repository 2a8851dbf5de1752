import { tabStorage } from './storage.ts'

/** The messages of a failed `import()` in Chromium, Firefox and Safari, and of Vite for a stylesheet. */
const messages =
  /^(?:Failed to fetch|error loading) dynamically imported module|^Importing a module script failed|^Unable to preload CSS/

/** Returns true if code or a stylesheet could not be loaded. */
export function isLoadError(error: unknown): error is Error {
  return error instanceof Error && messages.test(error.message)
}

/** The functions of `src/boot/app-scripts.ts`, which is in the first script. */
export interface LoadAgain {
  /** Fetches the files of the page past every cache. @param failure the error, which may name a file */
  refetchFiles: (failure: unknown) => Promise<void>
  /**
   * Reloads the document and its files.
   * @param isRequested false if the visitor has not requested it: typed text prevents it then
   * @throws {Error} if the host cannot be reached, or typed text would be lost
   */
  reloadPage: (failure: unknown, isRequested?: boolean) => Promise<void>
}

/** Before the app's start, in tests, there is no first script. */
let loadAgain: LoadAgain = {
  refetchFiles: async () => {},
  reloadPage: async () => window.location.reload(),
}

export function setLoadAgain(functions: LoadAgain): void {
  loadAgain = functions
}

/** Reloads the document and its files past every cache. @throws {Error} if the host cannot be reached */
export function reloadPage(failure: unknown): Promise<void> {
  return loadAgain.reloadPage(failure)
}

/** Loads code. If that fails, loads it once more past every cache. @throws the error of the second try */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (failure) {
    if (!isLoadError(failure)) throw failure
    await loadAgain.refetchFiles(failure)
    return load()
  }
}

/**
 * Reloads the document after code or a stylesheet could not be loaded, once per file and tab: after a
 * deploy the new document names the new files.
 * @throws {Error} if it was reloaded before, or the host cannot be reached
 */
export async function reloadAfterLoadError(error: unknown): Promise<void> {
  if (!isLoadError(error)) throw new Error('Code is not what is missing.')
  const key = `reloaded after: ${error.message}`
  if (tabStorage.getItem(key) !== null) throw new Error('The document was reloaded before.')
  if (!tabStorage.setItem(key, '1')) throw new Error('A reload could not be limited to one.')
  await loadAgain.reloadPage(error, false)
}
