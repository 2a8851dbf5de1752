import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { createInterface } from 'node:readline'
import { stop } from '../lib/options.ts'
import { quoted, uploads, type Target } from './target.ts'

// Runs deploy/release.sh on the machine of a target: over ssh, it is the input of a shell there.
const script = ['switch.sh', 'release.sh']
  .map((name) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8'))
  .join('\n')

type Values = Readonly<Record<string, string>>

/** How often the other side hears that an upload goes on; it waits for a minute. */
const signMs = 10_000

function commandOf(target: Target, action: string, values: Values) {
  const given = Object.entries(values).map(([name, value]) => `${name}=${value}`)
  const args = [target.folder, action, ...given].map(quoted).join(' ')
  return target.shell(`sh -s -- ${args}`)
}

const missing = (command: string, message: string) =>
  `${command}: ${message}. Install it, or see docs/deploy.md.`

/** Returns the output of an action that changes nothing; `null` if it fails. */
export function read(target: Target, action: 'state' | 'show', values: Values): string | null {
  const [command, ...args] = commandOf(target, action, values)
  const isQuiet = action === 'show'
  const { status, stdout, error } = spawnSync(command, args, {
    input: script,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', isQuiet ? 'ignore' : 'inherit'],
  })
  if (error) stop(missing(command, error.message))
  return status === 0 ? stdout : null
}

/** Runs a command. If it fails, the end of its output is printed. */
function copy([command, ...args]: readonly [string, ...string[]]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)))
    }
    child.on('error', (error) => {
      console.error(missing(command, error.message))
      resolve(false)
    })
    child.on('close', (code) => {
      const end = output.trim().split('\n').slice(-5).join('\n')
      if (code !== 0) console.error(end || `${command} has failed with code ${code}.`)
      resolve(code === 0)
    })
  })
}

/**
 * Runs an action that changes something.
 * @param site the site to upload if the action asks for it
 * @returns the exit code
 */
export async function change(
  target: Target,
  action: 'deploy' | 'rollback' | 'unrefuse',
  { site = '', ...values }: Values,
): Promise<number> {
  const by = `${userInfo().username}@${hostname()}`
  const [command, ...args] = commandOf(target, action, { ...values, by })
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number>((resolve) => {
    child.on('error', (error) => stop(missing(command, error.message)))
    child.on('close', (code) => resolve(code ?? 1))
  })
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.write(script)
  const signs = setInterval(() => child.stdin.write('uploading\n'), signMs)
  for await (const line of createInterface(child.stdout)) {
    const to = /^upload: (.+)$/.exec(line)?.[1]
    if (to === undefined) {
      console.log(line)
      continue
    }
    let isWhole = true
    for (const each of uploads(target, site, to)) isWhole = isWhole && (await copy(each))
    if (isWhole) child.stdin.write('uploaded\n')
    else child.stdin.end()
  }
  clearInterval(signs)
  child.stdin.end()
  return ended
}
