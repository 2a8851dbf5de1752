import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'

const features = readdirSync('src/features')

/** `#` imports and relative imports of a folder that a layer may not import. */
const importsOf = (names: readonly string[]) =>
  names.flatMap((name) => [`#${name}/**`, `**/../${name}/**`])

const layers = ['lib', 'i18n', 'api', 'ui', 'features', 'layouts', 'routes', 'app'] as const

/** The forbidden imports of each layer: every layer above it (docs/decisions/0002-boundaries.md). */
const above = layers.map((layer, index) => ({
  layer,
  // `api` and `ui` are on one level.
  forbidden:
    layer === 'api'
      ? layers.slice(3)
      : layer === 'ui'
        ? [...layers.slice(4), 'api']
        : layers.slice(index + 1),
}))

const routerOnly = {
  group: ['@tanstack/react-router'],
  importNames: ['createFileRoute', 'createRootRouteWithContext', 'getRouteApi'],
  message: 'Declare routes only in src/routes. Pass a page what it needs as props.',
}
const fetchOnly = { group: ['ofetch'], message: 'Only src/api imports ofetch.' }
const noMocks = {
  group: ['#mocks/**', '**/mocks/**'],
  message: 'src never imports the mock backend.',
}

type Pattern = { group: string[]; importNames?: string[]; message: string }

const forbidImports = (
  layer: string,
  forbidden: readonly string[],
  more: Pattern[] = [],
): ['error', { patterns: Pattern[] }] => [
  'error',
  {
    patterns: [
      {
        group: importsOf(forbidden),
        message: `${layer} may not import from here (docs/decisions/0002-boundaries.md).`,
      },
      noMocks,
      ...(layer === 'api' ? [] : [fetchOnly]),
      ...(layer === 'routes' ? [] : [routerOnly]),
      ...more,
    ],
  },
]

/** Texts of the interface are messages (docs/architecture.md#a-text). Symbols need no translation. */
const messagesOnly = {
  allowedStrings: ['', '·', '…', '-', '–', '—', '/', '~', '+', '×', ':', '(', ')', '%', '#'],
  elementOverrides: { Trans: { allowElement: true, applyToNestedElements: true } },
  restrictedAttributes: ['aria-label', 'alt', 'title', 'label', 'placeholder'],
}

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  options: { typeAware: true, typeCheck: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  // The last are files of a package of its own, whose dependencies the root does not install.
  ignorePatterns: [
    '**/routeTree.gen.ts',
    'dist*',
    'public',
    'mocks/artwork/images/{render,contact-sheet}.ts',
    'mocks/artwork/music/{make,mp3}.ts',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/ban-ts-comment': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'off',
    'import/no-unassigned-import': 'off',
    'max-lines': ['error', { max: 250 }],
    'no-console': ['error', { allow: ['warn'] }],
    'react/react-in-jsx-scope': 'off',
    // A live region is no <output> of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Names of ofetch (a body), Lingui (translate) and the router (a position in the history).
    'eslint/no-underscore-dangle': ['error', { allow: ['_data', '_', '__TSR_index', '__TSR_key'] }],
    'react/jsx-no-constructed-context-values': 'error',
    // Its Enter never ends a composition, and a key that repeats submits once.
    'react/forbid-elements': [
      'error',
      { forbid: [{ element: 'form', message: 'Use Form of src/ui/form/form.tsx.' }] },
    ],
    'react/jsx-no-literals': ['error', messagesOnly],
    'eslint/no-await-in-loop': 'off',
    'eslint/no-shadow': 'off',
  },
  overrides: [
    ...above.map(({ layer, forbidden }) => ({
      files: [`src/${layer}/**`],
      rules: { 'eslint/no-restricted-imports': forbidImports(layer, forbidden) },
    })),
    ...features.map((feature) => ({
      files: [`src/features/${feature}/**`],
      rules: {
        'eslint/no-restricted-imports': forbidImports(
          `features/${feature}`,
          ['layouts', 'routes', 'app'],
          [
            {
              group: features.flatMap((other) =>
                other === feature ? [] : [`#features/${other}/**`, `../${other}/**`],
              ),
              message:
                'A feature never imports another: move what is shared down, or compose it in a route.',
            },
          ],
        ),
      },
    })),
    {
      files: ['**/*.test.{ts,tsx}', 'e2e/**'],
      rules: {
        // A second argument names the case; an assertion may be awaited after the clock was moved.
        'vitest/valid-expect': ['error', { maxArgs: 2, alwaysAwait: false }],
        'vitest/require-mock-type-parameters': 'off',
        'react/forbid-elements': 'off',
        'react/jsx-no-literals': 'off',
      },
    },
    // Only testers see these.
    {
      files: ['src/features/debug/{kit,scenario}-*', 'tools/**', 'src/test/**'],
      rules: { 'react/jsx-no-literals': 'off' },
    },
    {
      files: ['tools/**', 'mocks/server.ts'],
      rules: { 'eslint/no-console': 'off' },
    },
    // Playwright reads a fixture's needs off its first parameter, even where it has none.
    { files: ['e2e/**'], rules: { 'eslint/no-empty-pattern': 'off' } },
  ],
})
