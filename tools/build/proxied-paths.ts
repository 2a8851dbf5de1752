import type { Settings } from '../settings/settings.ts'
import type { Policy } from './policy.ts'

const isPath = (base: string) => base.startsWith('/')

/** Returns the paths that the site requests from its own origin, with the headers of their responses. */
export function proxiedPaths(
  { text }: Policy,
  settings: Settings,
): [string, Record<string, string>][] {
  if (settings.HOST_BACKEND === '') return []
  const files = [
    settings.VITE_API_BASE,
    `${settings.VITE_EXTERNAL_API_BASE}/api`,
    `${settings.VITE_ASSETS_BASE}/game-data`,
  ]
  const { 'content-security-policy': _own, ...everywhere } = text
  const account = settings.VITE_ACCOUNT_BASE
  return [
    ...[...new Set(files)]
      .filter(isPath)
      .map((path): [string, Record<string, string>] => [path, text]),
    // Its pages have a policy of their own.
    ...(isPath(account) ? [[account, everywhere] satisfies [string, Record<string, string>]] : []),
  ]
}
