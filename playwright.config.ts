import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './tools/chromium.ts'
import { nginxPath } from './tools/nginx.ts'

const port = 4179
const nginxOrigin = `http://127.0.0.1:${port + 1}`
const hasNginx = nginxPath() !== null
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

/** Journeys through the production build, under the shipped headers, on the mock backend. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A test that fails only on a busy machine passes the second time, and is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'dot' : 'list',
  // For machines that have more to do than the tests.
  timeout: 60_000,
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
    {
      name: 'preview',
      testIgnore: /(?:start|deck)\.spec\.ts/,
      // The host's page visits run once by default.
      ...(hasNginx &&
        !process.env.FULL_MATRIX && { grepInvert: /stays whole when it is reloaded/ }),
    },
    // The same site on nginx, under the configuration that the build generates.
    ...(hasNginx
      ? [{ name: 'nginx', testMatch: /hosts\.spec\.ts/, use: { baseURL: nginxOrigin } }]
      : []),
    // `npm start`, whose backend is a worker in the page.
    {
      name: 'start',
      testMatch: /(?:start|deck)\.spec\.ts/,
      use: { baseURL: 'http://localhost:5179', serviceWorkers: 'allow' },
    },
  ],
  webServer: [
    {
      command: 'node tools/preview.ts',
      url: `http://localhost:${port}/kr/`,
      env: {
        PORT: `${port}`,
        // Prerendered data is always fresh, also that of a reused build. freshness.spec.ts sets the clock.
        SOURCE_DATE_EPOCH: `${Date.UTC(2100, 0, 1) / 1000}`,
      },
      // Includes the build, on a machine that has more to do.
      timeout: 600_000,
      stdout: 'pipe',
    },
    // Playwright starts servers one after another, so the build is done by then.
    ...(hasNginx
      ? [
          {
            command: 'node tools/serve-nginx.ts',
            url: `${nginxOrigin}/kr/`,
            timeout: 60_000,
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
          },
        ]
      : []),
    {
      command: 'vite --port 5179 --strictPort',
      url: 'http://localhost:5179/',
      timeout: 60_000,
    },
  ],
})
