import { pool } from '../lib/pool.ts'
import type { KnownPage } from './last-build.ts'

/** The most images of a build that are checked. */
const mostChecked = 24
const requestMs = 5000

/** A URL in the data of a page, or in HTML there, that ends like that of an image. */
const imageUrl =
  /"((?:https:\/\/|\/(?!\/|assets\/))[^"\\\s]+\.(?:avif|gif|jpe?g|png|svg|webp))\\?"/gi

const imagesOf = (pages: readonly Pick<KnownPage, 'data'>[]) =>
  new Set(pages.flatMap(({ data }) => Array.from(data.matchAll(imageUrl), ([, url = '']) => url)))

/** Returns up to `count` items, spread evenly. */
function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items]
  return Array.from({ length: count }, (_, index) =>
    items.slice(Math.floor((index * items.length) / count)).slice(0, 1),
  ).flat()
}

/** Requests an image, without its body. */
async function request(url: string, method: 'HEAD' | 'GET'): Promise<Response> {
  const response = await fetch(url, { method, signal: AbortSignal.timeout(requestMs) })
  await response.body?.cancel()
  return response
}

/** Returns what is wrong with an image; otherwise `null`. */
async function problemOf(url: string): Promise<string | null> {
  try {
    const head = await request(url, 'HEAD')
    // Some hosts know only GET.
    const { status, headers } = head.status === 200 ? head : await request(url, 'GET')
    if (status !== 200) return `HTTP ${status}`
    const type = headers.get('content-type') ?? 'no type'
    return /^image\/|^application\/octet-stream/.test(type) ? null : type
  } catch {
    return 'no response'
  }
}

/**
 * Requests the headers of a sample of the images that are new since the last build, and prints the missing
 * ones. Only a warning: pages show a placeholder for an image that cannot be loaded.
 * @param origin the host of URLs without one
 */
export async function warnOfMissingImages(
  pages: readonly Pick<KnownPage, 'data'>[],
  before: readonly Pick<KnownPage, 'data'>[],
  origin: string,
): Promise<void> {
  const known = imagesOf(before)
  const added = [...imagesOf(pages)].filter((url) => !known.has(url))
  const sample = spread(added, mostChecked)
  const limited = pool(8)
  const problems = await Promise.all(
    sample.map((url) =>
      limited(async () => {
        const problem = await problemOf(new URL(url, origin).href)
        return problem === null ? [] : [`  - ${url}: ${problem}`]
      }),
    ),
  )
  const missing = problems.flat()
  if (missing.length === 0) return
  console.warn(
    `${missing.length} of ${sample.length} new images that were checked (${added.length} in all) cannot be loaded:\n${missing.join('\n')}`,
  )
}
