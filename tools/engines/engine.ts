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

const patienceMs = 20_000
/** A browser that does not answer a command within this time has crashed or hangs. */
export const answerMs = 90_000

const call = (fn: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(${fn.toString()})(...${JSON.stringify(args)})`

/** Runs a function in the page. It sees nothing but its arguments, which are JSON. */
export async function evaluate<A extends readonly unknown[], R>(
  driver: Driver,
  fn: (...args: A) => R,
  ...args: A
): Promise<Awaited<R>> {
  return JSON.parse(await driver.run(call(fn, args)))
}

/**
 * Waits in the page until a function returns true. It is called again after each change of the
 * document: a loop of requests from outside would hide what is shown for a moment only. What fires no
 * event in an inactive window, such as focus, is found by a timer.
 */
export async function until<A extends readonly unknown[]>(
  driver: Driver,
  fn: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  const value = await driver.run(`new Promise((resolve) => {
    const check = () => { if (${call(fn, args)}) end(true) }
    const end = (value) => {
      clearTimeout(timer)
      clearInterval(repeat)
      observer.disconnect()
      resolve(value)
    }
    const observer = new MutationObserver(check)
    const timer = setTimeout(() => end(false), ${patienceMs})
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const repeat = setInterval(check, 100)
    check()
  })`)
  if (value === 'true') return
  const page = await evaluate(driver, () => {
    const { activeElement, title } = document
    return `${location.href} "${title}" ${activeElement?.outerHTML.slice(0, 200)}`
  })
  throw new Error(`not within ${patienceMs} ms: ${call(fn, args)}\non ${page}`)
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
  await driver.perform([
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ])
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

/** Returns the first group of a pattern once a process has written it. @throws if the process ends before, or is too slow */
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
    AbortSignal.timeout(answerMs).addEventListener('abort', () => {
      reject(new Error(`The browser does not start: ${written.slice(-500)}`))
    })
    child.on('exit', () => reject(new Error(`The browser ended: ${written.slice(-500)}`)))
  })
}
