import { recipientsOf } from '../../src/site-recipients.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Checks that every host of a content security policy is in the table of recipients, with its company.
 * @throws {Error} that names the hosts
 */
export function checkRecipients(policy: string, settings: Settings): void {
  const named = new Set(
    recipientsOf(settings)
      .filter(({ company }) => Object.values(company).every((name) => name !== ''))
      .flatMap(({ hosts }) => hosts),
  )
  const reached = Array.from(policy.matchAll(/https?:\/\/([^\s;/]+)/g), ([, host = '']) => host)
  const own = settings.VITE_SITE_ORIGIN === '' ? [] : [new URL(settings.VITE_SITE_ORIGIN).host]
  const missing = new Set(reached.filter((host) => !named.has(host) && !own.includes(host)))
  if (missing.size === 0) return
  throw new Error(
    `Pages may send data to ${[...missing].join(', ')}, but src/site-recipients.ts does not name the company. ` +
      'Fill in company, data and purpose in all languages.',
  )
}
