import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { Step } from './plans.ts'

export interface Result {
  step: Step
  state: 'passed' | 'failed' | 'not run'
  seconds: number
  /** How many tests ran, if the step has tests. */
  summary: string
}

/** The closing lines of Vitest and Playwright that count tests. */
const counts = /^ *(?:Tests +)?(\d+ (?:passed|failed|flaky|skipped)(?:[ |].*)?)$/gm

/** Returns the counts of tests in the output of a step. */
export function summaryOf(output: string): string {
  const found = stripVTControlCharacters(output).matchAll(counts)
  const all = Array.from(found, ([, count = '']) => count.replace(/ \([\d.,a-z ]+\)$/, '').trim())
  return [...new Set(all)].join(', ')
}

/** The end of the output of Playwright, by e2e/page-reporter.ts. */
const slowest = /^The \d+ slowest tests[^]*/m

/**
 * Runs a step and prints its result. A step next to others prints its output when it ends: all of it if it fails,
 * otherwise its slowest tests.
 * @param env further variables of the environment
 */
export function runStep(
  step: Step,
  { isParallel, env }: { isParallel: boolean; env?: Record<string, string> | undefined },
): Promise<Result> {
  const start = performance.now()
  if (!isParallel) console.log(`\n> ${step.name}: ${step.command}`)
  return new Promise((resolve) => {
    const child = spawn(step.command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...step.env, ...env },
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output.push(chunk)
        if (!isParallel) process.stdout.write(chunk)
      })
    }
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString()
      const state = code === 0 ? 'passed' : 'failed'
      const shown = state === 'failed' ? text : slowest.exec(text)?.[0]
      if (isParallel && shown !== undefined) console.log(`\n> output of ${step.name}:\n${shown}`)
      const seconds = (performance.now() - start) / 1000
      console.log(`${state === 'passed' ? 'ok' : 'FAILED'} ${step.name}, ${seconds.toFixed(1)} s`)
      if (state === 'failed' && step.hint !== undefined) console.log(`To fix it: ${step.hint}`)
      resolve({ step, state, seconds, summary: summaryOf(text) })
    })
  })
}

/** Prints a row for each step: its seconds, its tests and its result. */
export function printTable(results: readonly Result[]): void {
  const width = Math.max(...results.map(({ step }) => step.name.length))
  console.log(`\n${'step'.padEnd(width)}  seconds  result   tests`)
  for (const { step, seconds, state, summary } of results) {
    const cells = [step.name.padEnd(width), seconds.toFixed(1).padStart(7), state.padEnd(7)]
    console.log([...cells, summary].join('  ').trimEnd())
  }
}
