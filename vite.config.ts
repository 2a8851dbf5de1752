import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { scenarioCards } from './mocks/scenarios.ts'
import { browserFloor } from './tools/browser-floor.ts'
import { catalogs } from './tools/vite/catalogs.ts'
import { codeSplitting } from './tools/vite/chunks.ts'
import { documentShell } from './tools/vite/document-shell.ts'
import { mockBackend } from './tools/vite/mock-backend.ts'
import { productionOnly } from './tools/vite/production-only.ts'
import { release } from './tools/vite/release.ts'
import { routerOptions } from './tools/vite/router-options.ts'

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const mocked = command === 'serve' ? process.env.VITE_MOCK !== 'off' : mode === 'mock'
  const accountBase = process.env.VITE_ACCOUNT_BASE ?? (mocked ? '/mock-account' : '')
  const environment = command === 'serve' ? 'local' : mode === 'mock' ? 'qa' : 'prod'
  const label = process.env.VITE_ENV_LABEL ?? environment
  return {
    define: {
      'import.meta.env.VITE_MOCK': JSON.stringify(mocked),
      'import.meta.env.VITE_ACCOUNT_BASE': JSON.stringify(accountBase),
      'import.meta.env.VITE_MOCK_SCENARIOS': JSON.stringify(
        mocked ? JSON.stringify(scenarioCards()) : '',
      ),
      'import.meta.env.VITE_ENV_LABEL': JSON.stringify(label),
    },
    plugins: [
      tanstackRouter(routerOptions),
      // Lingui's macros must be gone before React's plugin looks, else <Trans> stays undefined.
      babel({ presets: [linguiTransformerBabelPreset()] }),
      react(),
      catalogs(),
      documentShell(),
      release(),
      productionOnly({ mocked, hasDebug: label !== 'prod' }),
      msw(),
      mockBackend({ mocked }),
    ],
    build: {
      target: browserFloor,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // A visitor's phone pays for every byte: 1.5 % fewer of them than the default's.
      // The code that prerenders is never sent.
      minify: isSsrBuild ? false : ('terser' as const),
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
      reportCompressedSize: false,
      emptyOutDir: true,
      ...(!isSsrBuild && {
        manifest: true,
        rolldownOptions: {
          input: { index: 'index.html', start: 'src/app/start.tsx' },
          preserveEntrySignatures: 'allow-extension' as const,
          output: { codeSplitting },
        },
      }),
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: '[hash]_[local]' } },
    },
    // The router and Lingui ask for a stand-in of what React itself has had since 18.
    resolve: {
      alias: {
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        'use-sync-external-store/shim': 'react',
      },
    },
    server: { port: 5173, warmup: { clientFiles: ['src/main.ts', 'src/routes/**/*.tsx'] } },
    // Found only on the way otherwise (macros, what is fetched on demand), with a reload.
    optimizeDeps: {
      include: [
        'react/jsx-dev-runtime',
        '@lingui/core',
        '@lingui/react',
        '@tanstack/react-table',
        'dompurify',
        'diff',
        'uqr',
        'web-vitals',
        'msw',
        'msw/browser',
        'web-vitals',
      ],
    },
  }
})
