import type { startApp } from '#app/start.tsx'

/**
 * The files that the build names in the attributes of the first script (tools/build/document.ts).
 */
export interface PageFiles {
  /** The app's scripts, each after those that it imports; the last one starts the app. */
  scripts: readonly string[]
  /** The message catalog. */
  catalog: string | undefined
}

/** Returns `undefined` in the dev server, which serves modules as they are. */
export function pageFiles(page: Document): PageFiles | undefined {
  const data = page.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset
  if (!data?.scripts) return undefined
  return { scripts: data.scripts.split(' '), catalog: data.catalog }
}

function addLink(page: Document, attributes: Partial<HTMLLinkElement>): void {
  page.head.append(Object.assign(page.createElement('link'), attributes))
}

const deadlineMs = 120_000

async function withinDeadline<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A script did not load within 120 s.')), deadlineMs)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

/** Lets the browser respond to input. Timers in a row wait 4 ms each; Safari has no `scheduler.yield`. */
const nextTask = () =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

/**
 * Loads the app's scripts in parallel and evaluates them one by one, each in its own task, so that
 * the page responds to a tap in between.
 * @returns the function that starts the app
 * @throws {Error} if a script cannot be loaded within 120 s
 */
export async function loadScripts(page: Document, files: PageFiles): Promise<typeof startApp> {
  for (const href of files.scripts) addLink(page, { rel: 'modulepreload', href })
  if (files.catalog) {
    addLink(page, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: files.catalog })
  }
  let last: { startApp?: typeof startApp } = {}
  for (const url of files.scripts) {
    last = await withinDeadline(import(/* @vite-ignore */ url))
    await nextTask()
  }
  if (!last.startApp) throw new Error('The last script does not start the app.')
  return last.startApp
}
