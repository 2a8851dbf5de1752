import { serveBuilt } from '../lib/serve-local.ts'
import { serveBaseline } from './baseline.ts'

/** Serves a built site and its baseline on a port each, on the mock backend. */
export async function serveSides(dist: string) {
  const [page, baseline] = await Promise.all([serveBuilt(dist), serveBuilt(dist, serveBaseline)])
  return {
    page: page.origin,
    baseline: baseline.origin,
    close: () => {
      void page.close()
      void baseline.close()
    },
  }
}
