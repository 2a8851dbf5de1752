import { beforeEach } from 'vitest'
import { missingProgram } from './programs.ts'

/** Skips the tests of a file, and says why, if a program is not installed. */
export function needs(...programs: readonly string[]): void {
  const missing = missingProgram(...programs)
  beforeEach(({ skip }) => skip(missing !== undefined, `${missing} is not installed.`))
}
