import { createInterface } from 'node:readline/promises'
import { isRecord } from '../../src/lib/is-record.ts'

/** The values that are asked for; all others can be in a file. */
const asked =
  /^(?:site\.(?:game|group|fans|gameCode|stores|guides|iosAppId|launchAt)|colors\.(?:surface|surface-dusk|accent|link))(?:\.|$)/

/**
 * Asks for each value of a brand in the terminal. Enter keeps the current one.
 * @returns the brand with the values as they were typed
 * @throws {Error} without a terminal
 */
export async function askForBrand(current: object): Promise<unknown> {
  if (!process.stdin.isTTY)
    throw new Error('There is no terminal to ask in. Use --file brand.json.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const askFor = async (value: unknown, path: string): Promise<unknown> => {
    if (isRecord(value)) {
      const answers: [string, unknown][] = []
      for (const [name, inner] of Object.entries(value)) {
        answers.push([name, await askFor(inner, path === '' ? name : `${path}.${name}`)])
      }
      return Object.fromEntries(answers)
    }
    if (typeof value !== 'string' || !asked.test(path)) return value
    const typed = (await terminal.question(`${path} [${value}]: `)).trim()
    if (typed === '') return value
    return typed === '-' ? '' : typed
  }
  try {
    return await askFor(current, '')
  } finally {
    terminal.close()
  }
}
