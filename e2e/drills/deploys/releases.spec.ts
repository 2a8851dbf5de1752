import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { fakeRelease } from './fake-release.ts'
import { missingProgram } from '#tools/lib/programs.ts'
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

const sh = promisify(execFile)
const deploys = 20
const rollbacks = 5

/** Expects that a page has its content and its styles. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).not.toBeEmpty()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Only the styles of the site make it a flex box.
  const display = await page.locator('#root').evaluate((root) => getComputedStyle(root).display)
  expect(display).toBe('flex')
}

const links = ['Games', 'News', 'Coupon', 'Rankings', 'Media', 'FAQ']

for (const { name, path, port, prepare, resets } of hosts) {
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
      const { run, reload: command } = await prepare(folder, port)
      const mark = join(folder, 'reloading')
      const reload = `touch ${mark} && ${command}; status=$?; rm ${mark}; exit $status`
      const release = async (action: string, reloading: string, dist = '') => {
        const values = { reload: reloading, check: '' }
        const { code, output } = await runScript(folder, action, values, dist)
        expect(code, output).toBe(0)
      }
      const deploy = async (n: number, reloading: string) => {
        const listen = `127.0.0.1:${port}`
        const target = join(folder, 'build')
        await fakeRelease({ build: previewFolder, target, n, origin, listen })
        await release('deploy', reloading, join(target, 'dist'))
      }
      await deploy(0, '')
      const server: ChildProcess = spawn(path ?? '', run, {
        stdio: 'ignore',
        env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      })
      const visit = new AbortController()
      const refused: string[] = []
      const counts = { probes: 0, resets: 0 }
      const probe = async () => {
        const wasReloading = existsSync(mark)
        const lines = await refusedCode(`${origin}/en/coupon`)
        const isDuringReload = wasReloading || existsSync(mark)
        // At any other time, or with anything else that is wrong, it would be the release.
        const isReset = resets && isDuringReload && lines.join().includes('(ECONNRESET)')
        if (isReset) counts.resets += 1
        else refused.push(...lines)
        counts.probes += 1
      }
      const probeUntil = async ({ signal }: AbortController) => {
        while (!signal.aborted) await probe()
      }
      const violations: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) violations.push(message.text())
      })
      try {
        await responds(`${origin}/healthz`)
        const probing = probeUntil(visit)
        await page.goto(`${origin}/en/`)
        await hydrated(page)
        for (let turn = 1; turn <= deploys + rollbacks; turn += 1) {
          // A rollback after every fourth deploy.
          if (turn % 5 === 0) await release('rollback', reload)
          else await deploy(turn, reload)
          const link = links[turn % links.length] ?? ''
          // In mid-visit: a click with the code of an older release, then a reload.
          await follow(page, link)
          await expectComplete(page)
          if (turn % 2 === 0) await page.reload()
          if (turn % 3 === 0) await page.goBack()
          await hydrated(page)
          await expectComplete(page)
        }
        visit.abort()
        await probing
        test.info().annotations.push(note('resets', counts.resets), note('probes', counts.probes))
        expect(counts.probes).toBeGreaterThan(deploys)
        if (resets) {
          // The same configuration, reloaded as often without the script.
          counts.resets = 0
          const control = new AbortController()
          const controlling = probeUntil(control)
          for (let turn = 0; turn < deploys + rollbacks; turn += 1) await sh('sh', ['-c', reload])
          control.abort()
          await controlling
          test.info().annotations.push(note('resets of the control', counts.resets))
        }
      } finally {
        visit.abort()
        server.kill()
      }
      expect(refused).toEqual([])
      expect(violations).toEqual([])
    },
  )
}
