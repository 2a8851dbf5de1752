import { execFileSync } from 'node:child_process'
import { testBuild } from '../test-build.ts'

/**
 * Builds `dist` with mock data, unless the last build has the same inputs. Its data stays fresh until a command
 * makes it old.
 */
export function ensureBuild(): void {
  execFileSync('node', ['tools/preview.ts', '--build-only'], {
    stdio: 'inherit',
    env: { ...process.env, ...testBuild },
  })
}
