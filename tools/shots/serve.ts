import { serveBuilt } from '../lib/serve-local.ts'
import { previewDist } from '../test-build.ts'

/** Requests the app shell instead of the prerendered page, so that the page makes its requests itself. */
export const freshHeader = 'x-shots-fresh'

/** Serves the preview and the mock backend on one origin. */
export const serveDist = () =>
  serveBuilt(previewDist, (site) => (request) => {
    const isFresh =
      request.headers.has(freshHeader) && request.headers.get('accept')?.includes('text/html')
    return site(isFresh ? new Request(new URL('/', request.url), request) : request)
  })
