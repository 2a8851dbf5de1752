const packages = (names: string) => new RegExp(`node_modules/(?:${names})/`)

const tanstack = 'react-router|router-core|history|react-query|query-core|react-store|store'

const everyPage = [
  'node_modules/(?:valibot|ofetch|jotai|@lingui)/',
  'src/(?:api|app|i18n|layouts|lib)/',
  'src/features/[^?]+\\.(?:queries|schema|search|load|paths|params)\\.ts',
  'src/ui/(?:button|error-boundary|icons|link-button|live-region|page|page-head|query-part|states|use-hydrated)\\.',
]

/**
 * What is fetched together, each group with what it needs, the first that names a module first. Pages
 * stay files of their own; what every page needs would else be cut into as many files as there are
 * sets of pages that share it.
 */
export const chunks = {
  groups: [
    { name: 'react', test: packages('react|react-dom|scheduler') },
    { name: 'tanstack', test: packages(`@tanstack/(?:${tanstack})`) },
    { name: 'app', test: new RegExp(everyPage.join('|')) },
    {
      name: 'table',
      test: /@tanstack\/(?:react-table|table-core)\/|src\/ui\/(?:\w+-table|table-)/,
    },
  ],
}
