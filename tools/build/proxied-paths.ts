import type { Policy } from './policy.ts'

const isPath = (base: string) => base.startsWith('/')

/** Returns the paths that the site requests from its own origin, with the headers of their responses. */
export function proxiedPaths({ text }: Policy): [string, Record<string, string>][] {
  const { VITE_API_BASE, VITE_EXTERNAL_API_BASE, VITE_ASSETS_BASE, VITE_ACCOUNT_BASE } = process.env
  const files = [
    VITE_API_BASE || '/api',
    `${VITE_EXTERNAL_API_BASE || ''}/api`,
    `${VITE_ASSETS_BASE || ''}/game-data`,
  ]
  const { 'content-security-policy': _own, ...everywhere } = text
  const account = VITE_ACCOUNT_BASE ?? ''
  return [
    ...[...new Set(files)]
      .filter(isPath)
      .map((path): [string, Record<string, string>] => [path, text]),
    // Its pages have a policy of their own.
    ...(isPath(account) ? [[account, everywhere] satisfies [string, Record<string, string>]] : []),
  ]
}
