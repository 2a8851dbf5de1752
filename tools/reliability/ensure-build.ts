import { execFileSync } from 'node:child_process'

/**
 * Builds `dist` with mock data, unless the last build has the same inputs. The port is part of the
 * inputs, and so is the time of the data: it stays fresh until a command makes it old.
 */
export function ensureBuild(): void {
  execFileSync('node', ['tools/preview.ts', '--build-only'], {
    stdio: 'inherit',
    env: {
      PORT: '4179',
      ...process.env,
      SOURCE_DATE_EPOCH: `${Date.UTC(2100, 0, 1) / 1000}`,
    },
  })
}
