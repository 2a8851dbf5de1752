import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumFlags, chromiumPath } from './tools/chromium.ts'
import viteConfig from './vite.config.ts'

/** The longest wait for an element or a value. */
const waitMs = 15_000

// A page and a long property may take their time on a machine that has more to do than the tests.
const shared = {
  expect: { poll: { timeout: waitMs } },
  globals: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  testTimeout: 60_000,
}

export default defineConfig((env) => ({
  test: {
    // By default, one of two cores would be idle.
    maxWorkers: availableParallelism(),
    projects: [
      // Pure code, in Node. Each worker loads a module once, not once for each file.
      {
        resolve: {},
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: ['{src,mocks,tools,e2e}/**/*.test.ts'],
          exclude: ['**/*.{isolated,drill}.test.ts'],
        },
      },
      // Those that replace modules or depend on what a module remembers.
      {
        resolve: {},
        test: {
          ...shared,
          name: 'unit-isolated',
          environment: 'node',
          include: ['{src,mocks,tools}/**/*.isolated.test.ts'],
        },
      },
      // Processes that are killed, or run at once, many times: `npm run test:pages`.
      {
        resolve: {},
        test: {
          ...shared,
          name: 'drills',
          environment: 'node',
          include: ['tools/**/*.drill.test.ts'],
        },
      },
      // Components, in a real browser.
      mergeConfig(viteConfig(env), {
        // Without this list, Vite finds them during the run, reloads, and the running tests are lost.
        optimizeDeps: {
          include: [
            '@mswjs/interceptors/fetch',
            'msw/experimental',
            'react-dom/client',
            'react-dom/server',
            'vitest-browser-react',
            'vitest-browser-react/pure',
          ],
        },
        test: {
          ...shared,
          name: 'component',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [
              // One page for all files: each loads only what the files before it have not.
              {
                browser: 'chromium' as const,
                name: 'component',
                isolate: false,
                exclude: ['src/**/*.isolated.test.tsx'],
              },
              // A page per file, for those that replace modules.
              {
                browser: 'chromium' as const,
                name: 'component-isolated',
                include: ['src/**/*.isolated.test.tsx'],
                benchmark: { include: [] },
              },
            ],
            viewport: { width: 390, height: 844 },
            provider: playwright({
              // Without it, actions and `expect.element` wait until the test's own timeout.
              actionTimeout: waitMs,
              launchOptions: {
                executablePath: chromiumPath(),
                args: chromiumFlags,
              },
            }),
          },
        },
      }),
    ],
  },
}))
