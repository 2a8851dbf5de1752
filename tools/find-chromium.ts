import { chromiumPath } from './chromium.ts'

try {
  console.log(chromiumPath())
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
}
