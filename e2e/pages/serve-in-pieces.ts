import { createServer } from 'node:http'

/** The pieces of a page, of which a browser shows some at a time. */
const pieceCount = 60
const pauseMs = 30

/**
 * Serves the site on another port in pieces, as over a slow network: the browser paints in between. Its scripts have no
 * `integrity`, so that a test can replace them. @returns the origin, and a function that stops the server
 */
export async function serveInPieces(site: string) {
  const server = createServer((request, response) => {
    const serve = async () => {
      const headers = { accept: request.headers.accept ?? '*/*' }
      const original = await fetch(new URL(request.url ?? '/', site), { headers })
      const type = original.headers.get('content-type') ?? ''
      const isPage = type.startsWith('text/html')
      const body = isPage
        ? Buffer.from((await original.text()).replaceAll(/ integrity="[^"]*"/g, ''))
        : Buffer.from(await original.arrayBuffer())
      response.writeHead(original.status, { 'content-type': type })
      // A browser shows no part of the head.
      let sent = isPage ? body.indexOf('<body') : body.length
      response.write(body.subarray(0, sent))
      const pieceSize = Math.ceil((body.length - sent) / pieceCount)
      for (; sent < body.length; sent += pieceSize) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        response.write(body.subarray(sent, sent + pieceSize))
      }
      response.end()
    }
    serve().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
