import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCatalogs } from './compile-catalogs.ts'

// The catalogs hold exactly the messages of the code, and every language has each of them.
const kept = mkdtempSync(join(tmpdir(), 'catalogs-'))
const files = globSync('**/*.po', { cwd: 'locales' })
const run = (...args: string[]) =>
  execFileSync('lingui', [...args, '--workers', '1'], { stdio: ['ignore', 'ignore', 'inherit'] })
/** Dates of creation say nothing about the messages. */
const messagesOf = (path: string) =>
  readFileSync(path, 'utf8').replace(/^"POT-Creation-Date.*$/m, '')

cpSync('locales', kept, { recursive: true })
try {
  run('extract', '--clean')
  const stale = files.filter(
    (file) => messagesOf(join('locales', file)) !== messagesOf(join(kept, file)),
  )
  if (stale.length > 0)
    throw new Error(`${stale.join(', ')}: not what the code says. Run: npm run extract`)
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
} finally {
  // Whatever happened, the translators' files are as they were.
  for (const file of files) cpSync(join(kept, file), join('locales', file))
  rmSync(kept, { recursive: true })
}
await compileCatalogs(true)
