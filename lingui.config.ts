import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { langs, localeOf } from './src/i18n/lang.ts'

const tests = '**/*.test.*'
const debug = 'src/features/debug'

export default defineConfig({
  locales: langs.map(localeOf),
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
