import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '../settings/settings.ts'

const samples = readdirSync('deploy', { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

test.for(samples.filter((name) => name.endsWith('.sh')))('%s is a valid script', (name) => {
  expect(spawnSync('sh', ['-n', `deploy/${name}`]).status).toBe(0)
  // It runs on the server through `sh -s`.
  if (name !== 'release.sh') expect(statSync(`deploy/${name}`).mode & 0o111).not.toBe(0)
})

test.for(samples.filter((name) => /\.(?:yml|service)$/.test(name)))(
  '%s uses settings, scripts and options that exist',
  (name) => {
    const text = read(name)
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const [, script = ''] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g)) {
      expect(Object.keys(scripts)).toContain(script)
    }
    for (const [, setting = ''] of text.matchAll(/vars\.((?!DEPLOY_)\w+)/g)) {
      expect(settingNames).toContain(setting)
    }
    for (const [, file = ''] of text.matchAll(/deploy\/([\w-]+\.sh)/g)) {
      expect(samples).toContain(file)
    }
  },
)
