import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags } from '../tools/chromium.ts'

interface Proxy {
  site: string
  /** Added to the head of every page. */
  script: string
  /** Pages of the proxy itself. */
  pages: Record<string, string>
  /** Called with the path of each request, and what its body is. */
  onRequest: (path: string, body: string) => void
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}

/**
 * Serves the site on another port, without its policy and with a script of the test in every page. @returns the
 * origin, and a function that stops the server
 */
export async function serveWithScript({ site, script, pages, onRequest }: Proxy) {
  const server = createServer((request, response) => {
    const serve = async () => {
      const path = request.url ?? '/'
      const body = await textOf(request)
      onRequest(path, body)
      const own = pages[path]
      if (own !== undefined) {
        response.writeHead(200, { 'content-type': 'text/html' })
        return response.end(own)
      }
      const original = await fetch(new URL(path, site), {
        method: request.method ?? 'GET',
        ...(body !== '' && { body, headers: { 'content-type': 'application/json' } }),
        redirect: 'manual',
      })
      const type = original.headers.get('content-type') ?? ''
      const isPage = type.startsWith('text/html')
      response.writeHead(original.status, { 'content-type': type })
      return response.end(
        isPage
          ? (await original.text()).replace('<head>', `<head><script>${script}</script>`)
          : Buffer.from(await original.arrayBuffer()),
      )
    }
    serve().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Opens a URL in a browser that no debugger is attached to: Playwright would disable prerendering. @returns closes it
 */
export async function openUndebugged(chromium: string, url: string): Promise<() => Promise<void>> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  const flags = [...chromiumFlags, '--headless=new', `--user-data-dir=${profile}`]
  const browser = spawn(chromium, [...flags, url], { stdio: 'ignore' })
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  return async () => {
    browser.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
