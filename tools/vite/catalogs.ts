import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogs,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

/** Writes a file in one step, so that a parallel reader never sees half of it. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, text)
  await rename(temporary, path)
}

/**
 * Compiles `locales/**.po` into JSON, as `lingui compile --namespace json` does, but safely for
 * several calls at once, of one process or of many.
 * @throws {Error} if a catalog cannot be compiled, or in strict mode if a translation is missing
 */
export async function compileCatalogs(strict: boolean, config = getConfig()): Promise<void> {
  for (const catalog of await getCatalogs(config)) {
    for (const locale of config.locales) {
      const { messages, missing } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale,
        missingBehavior: 'resolved',
      })
      if (strict && missing.length > 0) throw new Error(createMissingErrorMessage(locale, missing))
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' })
      if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors))
      await replaceFile(`${catalog.path.replace('{locale}', locale)}.json`, source)
    }
  }
}

/** The pause after a change before the catalogs are compiled: `npm run extract` writes them all. */
const settleMs = 100

/**
 * Compiles the message catalogs before the dev server or a build starts, and again when a `.po` file
 * changes. A build fails if a translation is missing. The dev server shows a catalog that cannot be
 * compiled in the browser, and keeps running with the last one that could.
 */
export function catalogs(linguiConfig = getConfig()): Plugin {
  return {
    name: 'catalogs',
    config: (_config, { command }) => compileCatalogs(command === 'build', linguiConfig),
    configureServer({ config: { logger }, hot, watcher }) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const recompile = async () => {
        try {
          await compileCatalogs(false, linguiConfig)
          hot.send({ type: 'full-reload' })
        } catch (error) {
          const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
          logger.error(message, { timestamp: true })
          hot.send({ type: 'error', err: { message, stack, plugin: 'catalogs' } })
        }
      }
      // A git checkout removes a file and adds another.
      watcher.on('all', (_event, file) => {
        if (!file.endsWith('.po')) return
        clearTimeout(timer)
        timer = setTimeout(() => void recompile(), settleMs)
      })
    },
  }
}
