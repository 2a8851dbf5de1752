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

/** Parses the arguments of a command. `--help` prints the usage; a wrong option ends the process with it. */
export function argumentsOf<const T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit()
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (failure) {
    return stop(`${failure instanceof Error ? failure.message : ''}\n${usage}`, 2)
  }
}

/** Parses the options of a command that has no other arguments. */
export function optionsOf<const T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  const { values, positionals } = argumentsOf(options, usage)
  if (positionals.length === 0) return values
  return stop(`"${positionals.join(' ')}" is not an option.\n${usage}`, 2)
}
