import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { needs } from '../lib/needs.ts'
import { testFolder } from './test-site.ts'

needs('flock')

test('a command says who holds the lock, and one that was killed holds it no longer', async () => {
  const { folder, deploy, run, names } = await testFolder()
  await deploy({ name: 'one' })
  const holder = spawn('sh', ['deploy/release.sh', folder, 'deploy', 'by=anna@laptop'])
  await once(holder.stdout, 'data')
  const { code, output } = await run('rollback', { wait: '0.1' })
  expect(output).toMatch(/Another command still runs: deploy by anna@laptop since 20\d\d-\S+Z\n$/)
  expect(code).toBe(1)
  expect((await run('state')).output).toContain('lock\tdeploy by anna@laptop')
  holder.kill('SIGKILL')
  await once(holder, 'close')
  expect((await deploy({ name: 'two' })).code).toBe(0)
  expect(await names('releases')).toHaveLength(2)
})
