import type { ChildProcess } from 'node:child_process'

/** A step of the W3C actions that both protocols share. */
type Action = Record<string, string | number>

/** The commands of a browser that the journey needs; each engine has its own protocol. */
export interface Driver {
  goTo(url: string): Promise<void>
  /** Runs an expression in the page, awaits it, and returns its value as JSON. */
  run(expression: string): Promise<string>
  perform(sources: { type: string; id: string; actions: Action[] }[]): Promise<void>
  /** Lines that the browser itself has logged, if its protocol has them. */
  logged: readonly string[]
  close(): Promise<void>
}

/** Starts a browser. @param options `storage`: whether pages may store anything */
export type Start = (options: { storage: boolean }) => Promise<Driver>

/** A browser that does not respond to a command within this time has crashed or hangs. */
export const deadlineMs = 90_000
const patienceMs = 20_000

const call = (fn: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(${fn.toString()})(...${JSON.stringify(args)})`

/** Runs a function in the page. It can only use its arguments, which are JSON. */
export async function evaluate<A extends readonly unknown[], R>(
  driver: Driver,
  fn: (...args: A) => R,
  ...args: A
): Promise<Awaited<R>> {
  return JSON.parse(await driver.run(call(fn, args)))
}

/** Waits in the page until a function returns true. @throws with the state of the page */
export async function until<A extends readonly unknown[]>(
  driver: Driver,
  fn: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  const state = await driver.run(`(async () => {
    const end = Date.now() + ${patienceMs}
    while (Date.now() < end) {
      if (${call(fn, args)}) return ''
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return location.href + ' ' + document.activeElement?.outerHTML.slice(0, 200)
  })()`)
  if (state !== '""') throw new Error(`not within ${patienceMs} ms: ${call(fn, args)}\non ${state}`)
}

/** Scrolls an element into view and returns its middle, once it is on top there and has stopped moving. */
async function findMiddle(selector: string): Promise<{ x: number; y: number }> {
  let last = ''
  for (;;) {
    const element = document.querySelector(selector)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element?.getBoundingClientRect() ?? new DOMRect()
    const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
    const isOnTop = element?.contains(document.elementFromPoint(middle.x, middle.y)) ?? false
    const now = JSON.stringify(middle)
    if (isOnTop && now === last) return middle
    last = now
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Clicks the middle of the first element of a selector, with a real pointer. */
export async function click(driver: Driver, selector: string): Promise<void> {
  await until(driver, (wanted) => document.querySelector(wanted) !== null, selector)
  const { x, y } = await evaluate(driver, findMiddle, selector)
  const actions: Action[] = [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  await driver.perform([{ type: 'pointer', id: 'mouse', actions }])
}

/** Types text, or one key of the W3C list, where the focus is. */
export async function type(driver: Driver, text: string): Promise<void> {
  const actions = Array.from(text, (value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]).flat()
  await driver.perform([{ type: 'key', id: 'keyboard', actions }])
}

export const escapeKey = '\u{e00c}'

/**
 * Returns the first group of a pattern once a process has written it. @throws if the process ends before, or is too
 * slow
 */
export function waitForLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = ''
    const read = (chunk: Buffer) => {
      written += chunk.toString()
      const found = pattern.exec(written)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`The browser ended: ${written.slice(-500)}`)))
    const timeout = AbortSignal.timeout(deadlineMs)
    timeout.addEventListener('abort', () => reject(new Error(`It does not start: ${written}`)))
  })
}
