import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { nginxPath } from '../lib/programs.ts'
import { needs } from '../lib/needs.ts'
import { prepareNginx, startWebServer, testFolder } from './test-site.ts'

// Releases a configuration that a real nginx cannot load. A reload exits with 0 even if a port is taken, so only the
// check finds it.

needs('flock', 'curl')
const path = nginxPath() ?? ''
beforeEach(({ skip }) => skip(path === '', 'nginx is not installed.'))

const healthz = 'location = /healthz { try_files /health.json =404; }\n'
const noCertificate = ' ssl; ssl_certificate /nowhere.pem; ssl_certificate_key /nowhere.key'

test.for([
  ['its certificate is missing', noCertificate, 'cannot load certificate "/nowhere.pem"'],
  ['nginx does not know a directive', '; lantern on', 'unknown directive "lantern"'],
  ['its port is taken', '', 'healthz is not the file of the release (status 404).'],
] as const)('the last release stays if %s', async ([, wrong, message], { onTestFinished }) => {
  const { folder, deploy, live } = await testFolder()
  const { run, reload, pid } = await prepareNginx(folder)
  // Its port is free again, that of the other one is not.
  const own = await startWebServer(folder)
  await own.close()
  const taken = await startWebServer(folder)
  const server = spawn(path, run, { stdio: 'ignore' })
  onTestFinished(() => {
    server.kill()
    return taken.close()
  })
  await expect.poll(() => existsSync(pid)).toBe(true)
  const release = (name: string, check: string, seconds: string, more = '') => {
    const nginx = `listen ${check.split(' ')[1]}${more};\n${healthz}`
    return deploy({ name, check, nginx }, { reload, check: '', seconds })
  }
  expect((await release('one', own.check, '15')).code).toBe(0)
  // nginx tries to take a port for 2.5 s.
  const failed = await release('two', taken.check, '4', wrong)
  expect(failed.output).toContain(message)
  expect([failed.code, await live()]).toEqual([1, 'c1 of one'])
  const health = await fetch(`${own.origin}/healthz`)
  expect(await health.json()).toMatchObject({ release: 'one' })
})
