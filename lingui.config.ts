import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  locales: ['ko', 'en', 'ja'],
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
  // Without line numbers a translator's diff shows words alone.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
