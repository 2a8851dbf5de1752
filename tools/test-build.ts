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
