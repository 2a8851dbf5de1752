import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogs,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

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
