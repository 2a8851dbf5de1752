import type { Plugin } from 'vite'

const routersLink = /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/

/**
 * Every route of the router carries the router's own link, which nobody here uses (`src/ui/link.tsx`; a
 * lint rule keeps it so): a build for browsers leaves it out, 1.5 kB of every page. A build whose
 * router keeps its link elsewhere fails.
 */
export function ownLink(): Plugin {
  let isThere = false
  return {
    name: 'own-link',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    load: {
      filter: { id: routersLink },
      handler() {
        isThere = true
        return `export const Link = null, createLink = null, useLinkProps = null
          export const linkOptions = (options) => options`
      },
    },
    generateBundle() {
      if (!isThere) this.error('The router has its link in another file than before.')
    },
  }
}
