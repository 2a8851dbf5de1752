import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { needs } from '../lib/needs.ts'
import { randomOf, runScript, testFolder } from './test-site.ts'

needs('flock')

const rounds = process.env.FULL_MATRIX ? 20 : 4

test(`of two releases at once, the second one waits, ${rounds} times`, async () => {
  const { folder, build, names } = await testFolder()
  const random = randomOf(Number(process.env.DRILL_SEED ?? 1))
  let waited = 0
  for (let round = 0; round < rounds; round += 1) {
    const dists = await Promise.all([build({ name: `a${round}` }), build({ name: `b${round}` })])
    const values = { reload: 'true', by: 'person' }
    const results = await Promise.all(
      dists.map(async (dist, index) => {
        if (index === 1) await sleep(random() * 400)
        return runScript(folder, 'deploy', values, dist)
      }),
    )
    waited += results.filter(({ output }) =>
      /^Waiting for another command: deploy by person since \S+Z$/m.test(output),
    ).length
    expect(results.map(({ code }) => code)).toEqual([0, 0])
    for (const id of (await names('releases')).slice(-2)) {
      const release = join(folder, 'releases', id)
      const page = await readFile(join(release, 'site/kr/index.html'), 'utf8')
      const [, name = ''] = /c1 of (\w+)/.exec(page) ?? []
      // Pages, policy, script and state of one build.
      expect(await readFile(join(release, 'nginx.conf'), 'utf8')).toContain(`# Build: ${name}\n`)
      expect(await readFile(join(release, 'site/assets', `${name}.js`), 'utf8')).toBe(name)
      expect(await readFile(join(release, 'site/health.json'), 'utf8')).toContain(`"${name}"`)
    }
    const ids = results.map(({ output }) => /live: (\S+)/.exec(output)?.[1])
    expect(new Set(ids).size).toBe(2)
  }
  expect(waited).toBeGreaterThan(0)
})
