import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { needs } from '../lib/needs.ts'
import { startWebServer, testFolder } from './test-site.ts'

needs('flock', 'curl')

let site: Awaited<ReturnType<typeof testFolder>>
let server: Awaited<ReturnType<typeof startWebServer>>
beforeAll(async () => {
  site = await testFolder()
  server = await startWebServer(site.folder)
})
afterAll(() => server.close())

const deploy = (name: string) => {
  const { check, reload } = server
  return site.deploy({ name, check }, { reload, seconds: '1', check: '' })
}

test('a release is live only if the web server sends its state, page, script and styles', async () => {
  expect((await deploy('one')).code).toBe(0)
  for (const path of ['/kr/index.html', '/assets/two.js', '/assets/two.css']) {
    server.missing.add(path)
    const failed = await deploy('two')
    const url = server.origin + path.replace('index.html', '')
    expect(failed.output).toContain(`${url} is not the file of the release (status 404).`)
    expect([failed.code, await site.live()]).toEqual([1, 'c1 of one'])
    server.missing.clear()
    // The web server is back at it, and visitors of the other one keep its scripts.
    const health = await fetch(`${server.origin}/healthz`).then((response) => response.text())
    expect(health).toContain('"release": "one"')
    expect((await fetch(`${server.origin}/assets/two.js`)).status).toBe(200)
  }
  // Only those folders are refused, not the code.
  expect((await deploy('two')).code).toBe(0)
  const output = await site.run('rollback', {
    reload: server.reload,
    check: 'http://127.0.0.1:9',
    seconds: '1',
  })
  expect([output.code, await site.live()]).toEqual([1, 'c1 of two'])
})

test('a first release that fails its check stays, so that the web server can be repaired', async () => {
  const { folder, deploy: deployFirst, live } = await testFolder()
  await writeFile(join(folder, 'history'), '')
  const check = 'http://127.0.0.1:9 127.0.0.1:9 /kr/'
  const { code } = await deployFirst({ name: 'one', check }, { seconds: '1', check: '' })
  expect([code, await live()]).toEqual([1, 'c1 of one'])
})
