import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** Ends the process with a message, without a stack, which quotes bundled code. */
export function stop(failure: unknown, code = 1): never {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(code)
}

/** Parses the options of a command. A wrong one ends the process with the usage. */
export function optionsOf<const T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch (failure) {
    return stop(`${failure instanceof Error ? failure.message : ''}\n${usage}`, 2)
  }
}
