import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { langs, localeOf } from './src/i18n/lang.ts'

const tests = '**/*.test.*'
const debug = 'src/features/debug'
const lanterns = 'src/features/lanterns/board'

export default defineConfig({
  locales: langs.map(localeOf),
  sourceLocale: 'en',
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src'],
      exclude: [tests, `${debug}/**`, `${lanterns}/**`],
    },
    // Texts that only testers see are not sent to visitors.
    { path: '<rootDir>/locales/debug/{locale}', include: [debug], exclude: [tests] },
    // Texts that load with their code.
    { path: '<rootDir>/locales/lanterns/{locale}', include: [lanterns], exclude: [tests] },
  ],
  // Without line numbers a translator's diff shows only words.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
