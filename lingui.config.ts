import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const tests = '**/*.test.*'
const debug = 'src/features/debug'

export default defineConfig({
  locales: ['ko', 'en', 'ja'],
  sourceLocale: 'en',
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src'], exclude: [tests, `${debug}/**`] },
    // Texts that only testers see are not sent to visitors.
    { path: '<rootDir>/locales/debug/{locale}', include: [debug], exclude: [tests] },
  ],
  // Without line numbers a translator's diff shows only words.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
