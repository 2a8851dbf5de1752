import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the hash of a file as `integrity` has it. */
const integrityOf = (content: Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Adds `integrity` to each script of a document that has a URL: a browser refuses a file that a
 * cache or a proxy has changed.
 * @param root the folder of the site
 */
export async function withIntegrity(html: string, root: string): Promise<string> {
  const urls = Array.from(html.matchAll(/<script\b[^>]*\ssrc="(\/[^"]+)"/g), ([, url = '']) => url)
  const contents = await Promise.all(urls.map((url) => readFile(join(root, url))))
  return urls.reduce(
    (document, url, index) =>
      document.replace(
        `src="${url}"`,
        `integrity="${integrityOf(contents[index] ?? Buffer.of())}" src="${url}"`,
      ),
    html,
  )
}
