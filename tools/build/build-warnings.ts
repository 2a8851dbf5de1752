import { AsyncLocalStorage } from 'node:async_hooks'

const pages = new AsyncLocalStorage<string>()

/** Runs a task whose warnings name the page that it renders. */
export const forPage = <T>(page: string, task: () => Promise<T>) => pages.run(page, task)

/**
 * Runs a task that prints each warning once, after the first page that it concerns: many pages read
 * the same endpoints.
 */
export async function withWarningsOnce<T>(task: () => Promise<T>): Promise<T> {
  const { warn } = console
  const printed = new Set<string>()
  console.warn = (...words: unknown[]) => {
    const text = words.join(' ')
    if (printed.has(text)) return
    printed.add(text)
    warn(`${pages.getStore() ?? 'list of pages'}: ${text}`)
  }
  try {
    return await task()
  } finally {
    console.warn = warn
  }
}
