import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { needs } from '../lib/needs.ts'
import { liveFolder, randomOf, runScript, startWebServer, testFolder } from './test-site.ts'

needs('flock', 'curl')

// Content jobs are killed in tools/build/content-job.drill.test.ts.
const kills = process.env.FULL_MATRIX ? 40 : 6

test(
  `the next command heals what ${kills} killed releases and rollbacks have left`,
  { timeout: 600_000 },
  async () => {
    const { folder, build, deploy, run, read } = await testFolder()
    const server = await startWebServer(folder)
    const { check, reload } = server
    const random = randomOf(Number(process.env.DRILL_SEED ?? 1))
    const names = new Set<string>()
    /** Opens a page. @returns its code, whose script it loads */
    const openPage = async () => {
      const page = await fetch(`${server.origin}/kr/`).then((response) => response.text())
      const [, name = ''] = /c1 of (\w+)</.exec(page) ?? []
      expect(name, page).not.toBe('')
      names.add(name)
    }
    const values = { reload, check: '' }
    await deploy({ name: 'r0', check }, values)
    const traced = await runScript(
      folder,
      'deploy',
      values,
      await build({ name: 'r1', check }),
      1e9,
    )
    const { commands } = traced
    const visit = new AbortController()
    const visits = async () => {
      while (!visit.signal.aborted) {
        await openPage()
        await pause(10)
      }
    }
    const visiting = visits()
    let stopped = 0
    try {
      for (let turn = 2; turn < kills + 2; turn += 1) {
        const name = `r${turn}`
        if (turn % 2 === 1) await deploy({ name, check }, values)
        const dist = await build({ name: `${name}x`, check })
        const action = turn % 2 === 0 ? 'deploy' : 'rollback'
        const killed = await runScript(folder, action, values, dist, random() * commands)
        if (killed.code === null) stopped += 1
        const next =
          random() < 0.5
            ? await run('rollback', values)
            : await deploy({ name: `${name}y`, check }, values)
        const isFirst = next.output.includes('There is no release to go back to')
        expect(next.code, next.output).toBe(isFirst ? 1 : 0)
        const health = await fetch(`${server.origin}/healthz`).then((response) => response.text())
        expect(health).toContain(`"folder": "${await liveFolder(folder)}"`)
        const [, code = ''] = /"release": "(.*)"/.exec(health) ?? []
        expect((await read('refused')).split('\n')).not.toContain(code)
        expect(await readdir(folder)).not.toContain('switching')
        expect(await readdir(join(folder, 'releases'))).not.toContainEqual(
          expect.stringMatching(/^\./),
        )
        await openPage()
        // Each turn makes up to three releases, and ten are kept.
        for (const each of [...names].slice(-3)) {
          const script = await fetch(`${server.origin}/assets/${each}.js`)
          expect([script.status, await script.text()]).toEqual([200, each])
        }
      }
      visit.abort()
      await visiting
    } finally {
      visit.abort()
      await server.close()
    }
    expect(stopped).toBeGreaterThan(0)
  },
)
