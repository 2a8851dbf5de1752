import { build, type Plugin, type Rolldown } from 'vite'

const page = '\0page'

/**
 * Builds a page of this code with these plugins; nothing of it reaches the disk. For tests of plugins.
 * @returns the code of the page's own chunk, and of all others
 */
export async function buildPage(
  code: string,
  plugins: Plugin[],
  output: Rolldown.OutputOptions = {},
): Promise<{ page: string; others: string }> {
  const built = { page: '', others: '' }
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: page, preserveEntrySignatures: 'allow-extension', output },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : undefined),
        load: (id) => (id === page ? code : undefined),
        generateBundle(_options, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue
            built[chunk.facadeModuleId === page ? 'page' : 'others'] += chunk.code
          }
        },
      },
      ...plugins,
    ],
  })
  return built
}
