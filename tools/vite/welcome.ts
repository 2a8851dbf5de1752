import type { Plugin } from 'vite'
import { scenarios } from '../../mocks/scenarios.ts'

/** Tells a newcomer, beside the address that Vite prints, what can be tried there. */
export function welcome(): Plugin {
  return {
    name: 'welcome',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server)
      server.printUrls = () => {
        printUrls()
        const { logger } = server.config
        logger.info(
          '  The mock backend answers. Add ?scenario=NAME to an address to try another one:',
        )
        for (const { name, description } of scenarios)
          logger.info(`    ${name.padEnd(16)} ${description}`)
      }
    },
  }
}
