import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { scenarios } from './mocks/scenarios.ts'
import { catalogs } from './tools/vite/catalogs.ts'
import { chunks } from './tools/vite/chunks.ts'
import { documentShell } from './tools/vite/document-shell.ts'
import { routerOptions } from './tools/vite/router-options.ts'
import { welcome } from './tools/vite/welcome.ts'

/** The browser floor (docs/decisions/0003-browser-floor.md); JS and CSS follow this one list. */
export const browserFloor = ['chrome105', 'edge105', 'firefox110', 'safari15.4', 'ios15.4']

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const mocked = command === 'serve' ? process.env.VITE_MOCK !== 'off' : mode === 'mock'
  const accountBase = process.env.VITE_ACCOUNT_BASE ?? (mocked ? '/mock-account' : '')
  const environment = command === 'serve' ? 'local' : mode === 'mock' ? 'qa' : 'prod'
  return {
    define: {
      'import.meta.env.VITE_MOCK': JSON.stringify(mocked),
      'import.meta.env.VITE_ACCOUNT_BASE': JSON.stringify(accountBase),
      'import.meta.env.VITE_MOCK_SCENARIOS': JSON.stringify(
        mocked
          ? JSON.stringify(scenarios.map(({ name, description }) => ({ name, description })))
          : '',
      ),
      'import.meta.env.VITE_ENV_LABEL': JSON.stringify(process.env.VITE_ENV_LABEL ?? environment),
    },
    plugins: [
      tanstackRouter(routerOptions),
      // Lingui's macros must be gone before the React Compiler looks, else <Trans> stays undefined.
      babel({ presets: [linguiTransformerBabelPreset()] }),
      react({ compiler: true }),
      catalogs(),
      documentShell(),
      msw(),
      welcome(),
    ],
    build: {
      target: browserFloor,
      // One style sheet: a prerendered page has all of its looks before any script runs.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      emptyOutDir: true,
      ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: chunks } } }),
    },
    css: { transformer: 'lightningcss' },
    server: { port: 5173, warmup: { clientFiles: ['src/main.tsx', 'src/routes/**/*.tsx'] } },
    // Found only on the way otherwise (macros, compiler, what is fetched on demand), with a reload.
    optimizeDeps: {
      include: [
        'react/compiler-runtime',
        'react/jsx-dev-runtime',
        '@lingui/core',
        '@lingui/react',
        '@tanstack/react-table',
        'dompurify',
        'msw',
        'msw/browser',
      ],
    },
  }
})
