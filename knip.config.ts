import type { KnipConfig } from 'knip'

export default {
  entry: [
    'index.html',
    'src/prerender.tsx',
    'src/{main,redirect}.ts',
    'src/api/unused-options.ts',
    'src/routes/**/*.tsx',
    'mocks/{browser,server}.ts',
    'mocks/artwork/{images/render,music/make}.ts',
    'tools/*.ts',
    'e2e/drills/table-reporter.ts',
    'e2e/drills/hosts/serve-cdn.ts',
    'e2e/drills/xss/page.ts',
    'e2e/**/*.spec.ts',
  ],
  project: ['{src,mocks,tools,e2e}/**/*.{ts,tsx}', '*.ts'],
  // Dependencies of the package in mocks/artwork.
  ignoreDependencies: ['sharp', 'wasm-media-encoders'],
  ignoreBinaries: ['wrk', 'openssl'],
} satisfies KnipConfig
