import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { fakeRelease } from './fake-release.ts'
import { missingProgram } from '#tools/lib/hosts.ts'
import { runScript } from '#tools/release/test-site.ts'
import { previewFolder } from '#tools/test-build.ts'
import { expect, test } from '../../fixtures.ts'
import { responds } from '../responds.ts'
import { note } from '../table-reporter.ts'
import { follow } from './deploy.ts'
import { hydrated } from '../../hydrated.ts'
import { fullOnly } from '../../visits.ts'
import { hosts, refusedCode } from './web-servers.ts'

// Real deploys and rollbacks by deploy/release.sh, under a visit and under a client that compares the inlined
// code of each page with its policies. Inlined code and the URLs of scripts differ between all releases.

const deploys = 20
const rollbacks = 5

/** Expects that a page has its content and its styles. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).not.toBeEmpty()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Only the styles of the site make it a flex box.
  const display = await page.locator('#root').evaluate((root) => getComputedStyle(root).display)
  expect(display).toBe('flex')
}

const links = ['Games', 'News', 'Coupon', 'Rankings', 'Media', 'FAQ']

for (const { name, path, port, prepare, resets } of hosts) {
  const isReset = (line: string) => resets && line.includes('(ECONNRESET)')
  test(
    `${name}: a visit goes on through ${deploys} deploys and ${rollbacks} rollbacks`,
    fullOnly,
    async ({ page }) => {
      test.skip(path === null, `${name} is not installed.`)
      const missing = missingProgram('flock', 'curl')
      test.skip(missing !== undefined, `${missing} is not installed.`)
      test.setTimeout(600_000)
      const origin = `http://127.0.0.1:${port}`
      const folder = resolve('.cache/releases', name)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      const { run, reload } = await prepare(folder, port)
      const release = async (action: string, command: string, dist = '') => {
        const { code, output } = await runScript(
          folder,
          action,
          { reload: command, check: '' },
          dist,
        )
        expect(code, output).toBe(0)
      }
      const deploy = async (n: number, command: string) => {
        const listen = `127.0.0.1:${port}`
        const target = join(folder, 'build')
        await fakeRelease({ build: previewFolder, target, n, origin, listen })
        await release('deploy', command, join(target, 'dist'))
      }
      await deploy(0, '')
      const server: ChildProcess = spawn(path ?? '', run, {
        stdio: 'ignore',
        env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      })
      const visit = new AbortController()
      const refused: string[] = []
      let probes = 0
      const probe = async () => {
        while (!visit.signal.aborted) {
          refused.push(...(await refusedCode(`${origin}/en/coupon`)))
          probes += 1
        }
      }
      const violations: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) violations.push(message.text())
      })
      try {
        await responds(`${origin}/healthz`)
        const probing = probe()
        await page.goto(`${origin}/en/`)
        await hydrated(page)
        for (let turn = 1; turn <= deploys + rollbacks; turn += 1) {
          // A rollback after every fourth deploy.
          if (turn % 5 === 0) await release('rollback', reload)
          else await deploy(turn, reload)
          const link = links[turn % links.length] ?? ''
          // In mid-visit: a click with the code of an older release, then a reload.
          await follow(page, link)
          await expectWhole(page)
          if (turn % 2 === 0) await page.reload()
          if (turn % 3 === 0) await page.goBack()
          await hydrated(page)
          await expectWhole(page)
        }
        visit.abort()
        await probing
      } finally {
        visit.abort()
        server.kill()
      }
      expect(refused.filter((line) => !isReset(line))).toEqual([])
      test.info().annotations.push(note('resets', refused.filter(isReset).length))
      expect(violations).toEqual([])
      expect(probes).toBeGreaterThan(deploys)
      test.info().annotations.push(note('probes', probes))
    },
  )
}
