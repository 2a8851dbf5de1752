import { parseArgs } from 'node:util'
import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './tools/chromium.ts'
import { caddyPath, nginxPath } from './tools/lib/programs.ts'
import { testBuild, testPort as port } from './tools/test-build.ts'

const startOrigin = `http://localhost:${port + 1000}`

/** The other servers of the same site, each on a port of its own, for the drill of hosts. */
const hosts = [
  // Under the configurations that the build generates.
  {
    name: 'drills-nginx',
    command: 'node tools/serve-host.ts nginx',
    port: port + 1,
    isHere: nginxPath() !== null,
  },
  {
    name: 'drills-caddy',
    command: 'node tools/serve-host.ts caddy',
    port: port + 2,
    isHere: caddyPath() !== null,
  },
  // Under `_headers` and `_redirects`.
  {
    name: 'drills-cdn',
    command: 'node e2e/drills/hosts/serve-cdn.ts',
    port: port + 3,
    isHere: true,
  },
]
const hasNginx = nginxPath() !== null
const isFull = !!process.env.FULL_MATRIX
// The default run has nginx only.
const foundHosts = hosts.filter(({ name, isHere }) => isHere && (isFull || name === 'drills-nginx'))
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { project: { type: 'string', multiple: true } },
  strict: false,
})
const chosen = (values.project ?? []).map(
  (name) => new RegExp(`^${String(name).replaceAll('*', '.*')}$`, 'i'),
)
/** Returns true if a server is needed: only those of the chosen projects are started. */
const isChosen = (...names: string[]) =>
  chosen.length === 0 || chosen.some((pattern) => names.some((name) => pattern.test(name)))
/** The tag of `fullOnly` in e2e/visits.ts. */
const fullOnly = /@full/
const pageVisits = /stays whole when it is reloaded/
// A phone with few pixels: to draw its pages takes a fifth less time.
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
}

/** Journeys through the production build, under the shipped headers, on the mock backend. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  retries: 0,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./e2e/page-reporter.ts']],
  // For machines that have more to do than the tests.
  timeout: 60_000,
  ...(!isFull && { grepInvert: fullOnly }),
  expect: { timeout: 15_000 },
  outputDir: '.cache/e2e',
  use: {
    ...phone,
    baseURL: `http://localhost:${port}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Tokyo',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    serviceWorkers: 'block',
  },
  projects: [
    // Every journey, and one page of each kind: `npm test`.
    {
      name: 'journeys',
      testIgnore: /e2e\/(?:drills|pages)\/|(?:start|scenario-list|demo|shots)\.spec\.ts/,
    },
    // One fact about every page: `npm run test:pages`.
    { name: 'pages', testMatch: /e2e\/pages\/.*\.spec\.ts/ },
    // Attacks on the site (e2e/drills/README.md): a slice of each, or all of `npm run drills`.
    {
      name: 'drills',
      testMatch: /e2e\/drills\/.*\.spec\.ts/,
      // The visits of pages run on one host by default. This replaces the `grepInvert` of all projects.
      ...(hasNginx && !isFull && { grepInvert: [fullOnly, pageVisits] }),
    },
    ...foundHosts.map(({ name, port: own }) => ({
      name,
      testMatch: /e2e\/drills\/hosts\/.*\.spec\.ts/,
      use: { baseURL: `http://127.0.0.1:${own}` },
    })),
    // Screenshots for people: `npm run shots`.
    ...(process.env.SHOTS ? [{ name: 'shots', testMatch: /shots\.spec\.ts/ }] : []),
    // `npm start`, whose backend is a worker in the page.
    {
      name: 'start',
      testMatch: /(?:start|scenario-list|demo)\.spec\.ts/,
      use: { baseURL: startOrigin, serviceWorkers: 'allow' },
    },
  ],
  webServer: [
    // The other hosts pass requests for data on to it.
    ...(isChosen('journeys', 'pages', 'drills', 'shots', ...hosts.map(({ name }) => name))
      ? [
          {
            command: 'node tools/preview.ts',
            url: `http://localhost:${port}/kr/`,
            env: testBuild,
            // Includes the build, on a machine that has more to do.
            timeout: 600_000,
            stdout: 'pipe' as const,
          },
        ]
      : []),
    // Playwright starts servers one after another, so the build is done by then.
    ...foundHosts
      .filter(({ name }) => isChosen(name))
      .map(({ command, port: own }) => ({
        command,
        url: `http://127.0.0.1:${own}/kr/`,
        env: { PORT: `${own}`, BACKEND: `http://localhost:${port}` },
        timeout: 60_000,
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
      })),
    ...(isChosen('start')
      ? [
          {
            command: `vite --port ${port + 1000} --strictPort`,
            url: `${startOrigin}/`,
            timeout: 60_000,
          },
        ]
      : []),
  ],
})
