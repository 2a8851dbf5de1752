import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** Ends the process with a message, without a stack, which quotes bundled code. */
export function stop(failure: unknown, code = 1): never {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(code)
}

/**
 * Ends the process once its output is written: a pipe takes only some of it at once, and what is left is lost if
 * the process exits. Requests that are still under way would keep it alive.
 */
export function end(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()))
}

/** Parses the options of a command. A wrong one ends the process with the usage. */
export function optionsOf<const T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch (failure) {
    return stop(`${failure instanceof Error ? failure.message : ''}\n${usage}`, 2)
  }
}
