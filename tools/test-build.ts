import { resolve } from 'node:path'

/** The port of the preview in the end-to-end tests. */
export const testPort = Number(process.env.E2E_PORT ?? 4179)

const dayMs = 86_400_000

/** The folder of the preview and the tests: a release in `dist` is not theirs. */
export const previewFolder = '.cache/preview'

/** The site that the preview and the tests build and serve. */
export const previewDist = `${previewFolder}/dist`

/**
 * The environment in which `tools/preview.ts` builds the site for tests, all of it inputs of the build.
 * Prerendered data is from the next days, so that it is fresh. freshness.spec.ts sets the clock.
 */
export const testBuild = {
  PORT: `${testPort}`,
  SOURCE_DATE_EPOCH: `${(Math.floor(Date.now() / dayMs) + 2) * (dayMs / 1000)}`,
}

/**
 * Returns the settings of the preview, which a content job of it must have, too. For `node tools/serve-host.ts nginx`,
 * or `caddy`: the same site on nginx, one port above, and on Caddy, two above, with the same backend.
 */
export function previewSettings(port: number) {
  const origin = `http://localhost:${port}`
  return {
    VITE_ACCOUNT_BASE: '/mock-account',
    VITE_SITE_ORIGIN: origin,
    NGINX_LISTEN: `127.0.0.1:${port + 1}`,
    NGINX_INCLUDE: resolve(previewFolder, 'site.d/*.conf'),
    CADDY_SITE: `http://:${port + 2}`,
    CADDY_INCLUDE: resolve(previewFolder, 'site.d/*.caddy'),
    HOST_ROOT: resolve(previewDist),
    HOST_BACKEND: origin,
  }
}

/** The environment of a content job of the test build; the job adds its backend. */
export const testJob = { ...testBuild, ...previewSettings(testPort) }
