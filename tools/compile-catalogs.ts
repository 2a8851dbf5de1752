import { rename, writeFile } from 'node:fs/promises'
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogs,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

/** A compiled message: its text, or its parts where values stand in it. */
type Compiled = string | readonly unknown[]

/** Whoever reads it meanwhile has the old one or the new one, whole. */
async function replaceFile(path: string, text: string): Promise<void> {
  const beside = `${path}.${process.pid}`
  await writeFile(beside, text)
  await rename(beside, path)
}

/**
 * Compiles `locales/**.po` into JSON. What visitors fetch is a list that all languages have in the same
 * order, since the hashes that Lingui names messages by would be a third of it on the wire.
 * @returns the place of each hash in that list
 * @throws in strict mode where a translation is missing, and always where one cannot be compiled
 */
export async function compileCatalogs(strict: boolean): Promise<Map<string, number>> {
  const config = getConfig()
  const places = new Map<string, number>()
  for (const catalog of await getCatalogs(config)) {
    const isListed = !catalog.path.includes('/debug/')
    for (const locale of config.locales) {
      const { messages, missing } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale,
        missingBehavior: 'resolved',
      })
      if (strict && missing.length > 0) throw new Error(createMissingErrorMessage(locale, missing))
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' })
      if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors))
      const compiled: { messages: Record<string, Compiled> } = JSON.parse(source)
      const path = `${catalog.path.replace('{locale}', locale)}.json`
      if (!isListed) {
        await replaceFile(path, source)
        continue
      }
      if (places.size === 0) {
        for (const [place, id] of Object.keys(compiled.messages).entries()) places.set(id, place)
      }
      const inOrder = [...places.keys()].map((id) => compiled.messages[id])
      await replaceFile(path, JSON.stringify({ messages: inOrder }))
    }
  }
  return places
}
