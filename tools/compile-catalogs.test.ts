import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { compileCatalogs } from './compile-catalogs.ts'

let places: Map<string, number>
beforeAll(async () => {
  places = await compileCatalogs(true)
})

async function messagesOf(locale: string): Promise<unknown[]> {
  const { messages }: { messages: unknown[] } = JSON.parse(
    await readFile(`locales/${locale}.json`, 'utf8'),
  )
  return messages
}

/** The names of the values in a compiled message: its parts that are no text. */
const valuesOf = (message: unknown) =>
  new Set(
    [message]
      .flat()
      .filter((part) => Array.isArray(part))
      .map(([name]: unknown[]) => name),
  )

test('each hash has a place of its own, from 0 on', () => {
  expect([...places.values()]).toEqual([...places.keys()].map((_, place) => place))
  expect(places.size).toBeGreaterThan(300)
})

test.for(['ko', 'ja'])('the messages of %s stand where those of English do', async (locale) => {
  const [own, english] = await Promise.all([messagesOf(locale), messagesOf('en')])
  expect(own).toHaveLength(places.size)
  expect(english).toHaveLength(places.size)
  for (const [place, message] of english.entries()) {
    expect(valuesOf(own[place]), JSON.stringify(message)).toEqual(valuesOf(message))
  }
})
