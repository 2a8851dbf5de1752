import { readdirSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sizeInName, sizeOfAvif, sizeOfWebp } from './image-size.ts'
import { createBackend } from './backend.ts'
import { buildContent, type Content } from './db/content.ts'
import { day } from './db/calendar.ts'
import { readFromDisk } from './files-from-disk.ts'
import { request } from './test-client.ts'

const now = Date.UTC(2026, 10, 21, 3)
const { handlers } = createBackend({ now: () => now, readFile: readFromDisk })

function imagesOf(content: Content): string[] {
  const found = JSON.stringify(content).matchAll(/\/game-data\/art\/([^"\\]+)/g)
  return [...found].map(([, name = '']) => name)
}

/** The names of all images, in all languages, today and with the clock off as in scenarios. */
const names = [
  ...new Set([0, 1, -1, 40, -40, 365].flatMap((off) => imagesOf(buildContent(now + off * day)))),
]

const bytes = (name: string) => statSync(`mocks/files/art/${name}`).size

test('the content names more than two hundred images', () => {
  expect(names.length).toBeGreaterThan(200)
})

test('each is there in both formats, in the size of its name', async () => {
  for (const name of names) {
    expect(name).toMatch(/^[a-z0-9-]+-\d+x\d+\.webp$/)
    const webp = await readFromDisk(`art/${name}`)
    const avif = await readFromDisk(`art/${name.replace('.webp', '.avif')}`)
    const size = sizeInName(name)
    expect(webp && sizeOfWebp(webp), name).toEqual(size)
    expect(avif && sizeOfAvif(avif), name).toEqual(size)
  }
})

const stems = (files: readonly string[], kind: string) =>
  files.filter((name) => name.endsWith(kind)).map((name) => name.slice(0, -kind.length))

describe('the files', () => {
  const files = readdirSync('mocks/files/art')

  test('are small, and all of them together too', () => {
    expect(files.reduce((sum, name) => sum + bytes(name), 0)).toBeLessThan(9_000_000)
    for (const name of files.filter((name) => name.endsWith('.avif'))) {
      const { width = 0, height = 0 } = sizeInName(name) ?? {}
      const side = Math.max(width, height * 0.6)
      const most = side < 200 ? 6_000 : side <= 640 ? 16_000 : side <= 960 ? 60_000 : 100_000
      expect(bytes(name), name).toBeLessThan(most)
    }
  })

  test('come in pairs', () => {
    expect(stems(files, '.avif')).toEqual(stems(files, '.webp'))
  })
})

const image = '/game-data/art/visual-1-640x1200.webp'

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['image/avif;q=0,image/webp', 'image/webp'],
  ['*/*', 'image/webp'],
])('Accept: %s gets %s', async (accept, type) => {
  const response = await request(handlers, image, { headers: { accept } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toBe('accept')
  const file = new Uint8Array(await response.arrayBuffer())
  const size = type === 'image/avif' ? sizeOfAvif(file) : sizeOfWebp(file)
  expect(size).toEqual({ width: 640, height: 1200 })
})

test.each([
  'none-10x10.webp',
  'visual-1-640x1200.avif',
  '..%2f..%2fserver-1x1.webp',
  'visual-1.svg',
])('%s is HTTP 404', async (name) => {
  expect((await request(handlers, `/game-data/art/${name}`)).status).toBe(404)
})
