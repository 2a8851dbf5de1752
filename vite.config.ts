import { fileURLToPath } from 'node:url'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { browserFloor, cssFloor } from './tools/browser-floor.ts'
import { bundleConstants, loadEnvFile, readSettings } from './tools/settings/settings.ts'
import { catalogs } from './tools/vite/catalogs.ts'
import { classNames } from './tools/vite/class-names.ts'
import { codeSplitting, compileHint, fileNames, isOfEveryPage } from './tools/vite/chunks.ts'
import { documentShell } from './tools/vite/document-shell.ts'
import { mockBackend } from './tools/vite/mock-backend.ts'
import { productionOnly } from './tools/vite/production-only.ts'
import { releaseId } from './tools/vite/release.ts'
import { routerOptions } from './tools/vite/router-options.ts'

const unusedOptions = fileURLToPath(new URL('src/api/unused-options.ts', import.meta.url))

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const kind = command === 'serve' ? 'start' : mode === 'mock' ? 'demo' : 'build'
  // `npm run build` has read .env already. Component tests have no settings of the developer.
  if (kind === 'start' && mode !== 'test') loadEnvFile()
  const settings = readSettings(mode === 'test' ? {} : process.env, kind)
  const mocked = kind === 'demo' || (kind === 'start' && settings.VITE_MOCK === 'on')
  return {
    // Settings come only from tools/settings, so that the bundle and the files of the host agree.
    envDir: false,
    envPrefix: 'NOTHING_FROM_THE_ENVIRONMENT_',
    define: {
      ...bundleConstants(settings),
      // Named in the table of recipients.
      'import.meta.env.CSP_REPORT_URL': JSON.stringify(settings.CSP_REPORT_URL),
      'import.meta.env.VITE_MOCK': JSON.stringify(mocked),
    },
    plugins: [
      tanstackRouter(routerOptions),
      // Lingui's macros must be compiled before React's plugin runs, else <Trans> stays undefined.
      babel({ presets: [linguiTransformerBabelPreset()] }),
      react(),
      catalogs(),
      documentShell(releaseId(process.env, new Date())),
      productionOnly({ mocked, hasDebug: settings.VITE_ENV_LABEL !== 'prod' }),
      msw(),
      mockBackend({ mocked }),
    ],
    build: {
      target: browserFloor,
      assetsInlineLimit: 0,
      // Stored outside of the site, never served (docs/runbook.md).
      sourcemap: isSsrBuild ? false : ('hidden' as const),
      modulePreload: {
        polyfill: false,
        // A script that imports another on demand does not name those that every page has loaded.
        resolveDependencies: (_file, deps, { hostType }) =>
          hostType === 'js' ? deps.filter((path) => !isOfEveryPage(path)) : deps,
      },
      // 1.5 % smaller than the default minifier.
      // The code that prerenders is never sent.
      minify: isSsrBuild ? false : ('terser' as const),
      terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
      reportCompressedSize: false,
      emptyOutDir: true,
      manifest: !isSsrBuild,
      rolldownOptions: isSsrBuild
        ? { output: { assetFileNames: fileNames.assetFileNames } }
        : {
            input: { index: 'index.html', start: 'src/app/start.tsx' },
            preserveEntrySignatures: 'allow-extension' as const,
            output: { codeSplitting, ...fileNames, postBanner: compileHint },
          },
    },
    css: {
      // It lowers the styles of `npm start` and of the tests, too; in a build it does so while it minifies.
      transformer: command === 'serve' ? 'lightningcss' : 'postcss',
      lightningcss: { targets: cssFloor },
      modules: { generateScopedName: classNames(import.meta.dirname) },
    },
    // The router and Lingui import a shim of a hook that React includes. Two imports of ofetch are not used.
    resolve: {
      alias: {
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        'use-sync-external-store/shim': 'react',
        destr: unusedOptions,
        ufo: unusedOptions,
      },
    },
    server: { port: 5173, warmup: { clientFiles: ['src/main.ts', 'src/routes/**/*.tsx'] } },
    // Vite would otherwise discover these during the first page load and reload the page.
    optimizeDeps: {
      include: [
        'react/jsx-dev-runtime',
        '@lingui/core',
        '@lingui/react',
        '@tanstack/react-table',
        'date-fns/constants',
        'dompurify',
        'entities/decode',
        'diff',
        'uqr',
        'msw',
        'msw/browser',
        'web-vitals',
      ],
    },
  }
})
