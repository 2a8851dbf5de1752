import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { randomOf } from '../release/test-site.ts'
import { content, job, lastBuild, pageIn } from './test-job.ts'

const kills = process.env.FULL_MATRIX ? 12 : 3

test(`the next job finds every change after ${kills} kills`, { timeout: 600_000 }, async () => {
  const cwd = await lastBuild()
  const random = randomOf(Number(process.env.DRILL_SEED ?? 1))
  for (let turn = 0; turn < kills; turn += 1) {
    const title = `Turn ${turn}`
    content.title = title
    await job(cwd, { killAfter: random() * 100 })
    const again = await job(cwd)
    expect(again.code, again.output).toBe(0)
    expect(await pageIn(cwd)).toContain(`"title":"${title}"`)
    expect(existsSync(join(cwd, '.cache/swap'))).toBe(false)
  }
})
