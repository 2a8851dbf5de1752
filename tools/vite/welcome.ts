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
          '  The mock backend answers. Add ?scenario=NAME to an address to try another one;\n' +
            '  the debug panel at the foot of every page says what each does:',
        )
        for (const group of new Set(scenarios.map((scenario) => scenario.group))) {
          const own = scenarios.filter((scenario) => scenario.group === group)
          logger.info(`    ${group.padEnd(10)} ${own.map(({ name }) => name).join(' ')}`)
        }
      }
    },
  }
}
