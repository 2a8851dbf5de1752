const packages = (names: string) => new RegExp(`node_modules/(?:${names})/`)

/**
 * What is fetched together. Pages stay files of their own; what every page needs would else be cut
 * into as many files as there are sets of pages that share it.
 */
export const chunks = {
  groups: [
    { name: 'react', test: packages('react|react-dom|scheduler') },
    {
      name: 'tanstack',
      test: packages(
        '@tanstack/(?:react-router|router-core|history|react-query|query-core|react-store|store)',
      ),
    },
    {
      name: 'table',
      test: /@tanstack\/(?:react-table|table-core)\/|src\/ui\/\w+-table\.|src\/ui\/table-/,
    },
    // Only with a text of an editor.
    { name: 'sanitize', test: /dompurify|src\/ui\/sanitize\.ts/ },
    {
      name: 'app',
      test: new RegExp(
        [
          'node_modules/(?:valibot|ofetch|jotai|@lingui|cookie-es|isbot|use-sync-external-store)/',
          'src/(?:api|app|i18n|layouts|lib)/',
          'src/features/[^?]+\\.(?:queries|schema|search|load|paths|params)\\.ts',
          'src/ui/(?:button|error-boundary|icons|link-button|live-region|page|page-head|query-part|states|use-hydrated)\\.',
        ].join('|'),
      ),
    },
  ],
}
