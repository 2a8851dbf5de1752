import type { Plugin } from 'vite'

/** Shorter ones are compiled in no time. */
const longEnough = 10_000

interface Place {
  start: number
  end: number
}

const isPlace = (value: unknown): value is Place & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value

/** The long functions that are handed to a call at the top of a module: packages in CommonJS. */
export function wrappedPackages(program: { body: readonly unknown[] }): Place[] {
  return program.body
    .filter(isPlace)
    .flatMap(({ declarations }) => (Array.isArray(declarations) ? declarations : []))
    .filter(isPlace)
    .flatMap(({ init }) => (isPlace(init) && Array.isArray(init.arguments) ? init.arguments : []))
    .filter(isPlace)
    .filter(({ type, start, end }) => /Function/.test(String(type)) && end - start > longEnough)
}

/** Puts each of `places` in parentheses. */
export function inParentheses(code: string, places: readonly Place[]): string {
  return places.reduceRight(
    (whole, { start, end }) =>
      `${whole.slice(0, start)}(${whole.slice(start, end)})${whole.slice(end)}`,
    code,
  )
}

/**
 * V8 takes a function in parentheses for one that is called at once, and compiles it while the script
 * arrives, beside the page. React DOM is such a function, and is needed at once: left to its first call
 * it was 60 ms of a phone's main thread. After the minifier, which takes parentheses away.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    renderChunk: {
      order: 'post',
      handler(code, { name }) {
        if (name !== 'react') return null
        const places = wrappedPackages(this.parse(code))
        if (places.length === 0)
          this.error('React DOM is not where it was: nothing to compile early.')
        return { code: inParentheses(code, places), map: null }
      },
    },
  }
}
