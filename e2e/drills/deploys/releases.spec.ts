import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { nginxMain } from '#tools/build/nginx.ts'
import { fakeRelease } from './fake-release.ts'
import { caddyPath, nginxPath } from '#tools/lib/hosts.ts'
import { previewFolder, testPort } from '#tools/test-build.ts'
import { expect, test } from '../../fixtures.ts'
import { responds } from '../responds.ts'
import { note } from '../table-reporter.ts'
import { follow } from './deploy.ts'
import { hydrated } from '../../hydrated.ts'
import { fullOnly } from '../../visits.ts'

// Real deploys and rollbacks by deploy/release.sh, under a visit and under a client that compares the styles
// of each page with its policy. Inlined styles and the URLs of scripts differ between all releases.

const deploys = 20
const rollbacks = 5

interface Host {
  name: string
  path: string | null
  port: number
  /** Writes the main configuration and returns the arguments that run the server and reload it. */
  prepare: (folder: string, port: number) => Promise<{ run: string[]; reload: string }>
}

const hosts: Host[] = [
  {
    name: 'nginx',
    path: nginxPath(),
    // Browsers and `fetch` refuse 4190.
    port: testPort + 15,
    async prepare(folder) {
      const own = join(folder, 'server')
      await mkdir(own, { recursive: true })
      const main = join(own, 'main.conf')
      await writeFile(main, nginxMain({ folder: own, include: join(folder, 'current/nginx.conf') }))
      const args = ['-p', own, '-e', 'stderr', '-c', main]
      const command = [nginxPath(), ...args].join(' ')
      return {
        run: [...args, '-g', 'daemon off;'],
        reload: `${command} -t -q && ${command} -s reload`,
      }
    },
  },
  {
    name: 'Caddy',
    path: caddyPath(),
    port: testPort + 16,
    async prepare(folder, port) {
      const main = join(folder, 'main.caddy')
      const admin = `localhost:${port + 10}`
      await writeFile(main, `{\n  admin ${admin}\n}\nimport ${join(folder, 'current/Caddyfile')}\n`)
      const config = `--config ${main} --adapter caddyfile`
      return {
        run: ['run', ...config.split(' ')],
        reload: `${caddyPath()} reload ${config} --address ${admin} --force`,
      }
    },
  },
]

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Returns the inlined styles that the policy of their own response refuses. */
async function refusedStyles(url: string): Promise<string[]> {
  const response = await fetch(url, { headers: { connection: 'close' } })
  const policy = response.headers.get('content-security-policy') ?? ''
  const html = await response.text()
  const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text = '']) => text)
  if (response.status !== 200 || styles.length === 0) return [`${response.status} ${url}`]
  return styles.filter((text) => !policy.includes(hashOf(text))).map(() => url)
}

/** Expects that a page has its content and its styles. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).not.toBeEmpty()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Only the styles of the site make it a flex box.
  const display = await page.locator('#root').evaluate((root) => getComputedStyle(root).display)
  expect(display).toBe('flex')
}

const links = ['Games', 'News', 'Coupon', 'Rankings', 'Media', 'FAQ']

for (const { name, path, port, prepare } of hosts) {
  test(
    `${name}: a visit goes on through ${deploys} deploys and ${rollbacks} rollbacks`,
    fullOnly,
    async ({ page }) => {
      test.skip(path === null, `${name} is not installed.`)
      test.setTimeout(600_000)
      const origin = `http://127.0.0.1:${port}`
      const folder = resolve('.cache/releases', name)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      const { run, reload } = await prepare(folder, port)
      const release = (...args: string[]) =>
        execFileSync('sh', ['deploy/release.sh', folder, ...args], { encoding: 'utf8' })
      const deploy = async (n: number, command: string) => {
        const listen = `127.0.0.1:${port}`
        const target = join(folder, 'incoming')
        await fakeRelease({ build: previewFolder, target, n, origin, listen })
        release('deploy', command)
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
          refused.push(...(await refusedStyles(`${origin}/en/coupon`)))
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
          if (turn % 5 === 0) release('rollback', reload)
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
      expect(refused).toEqual([])
      expect(violations).toEqual([])
      expect(probes).toBeGreaterThan(deploys)
      test.info().annotations.push(note('probes', probes))
    },
  )
}
