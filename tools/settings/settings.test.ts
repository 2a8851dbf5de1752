import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundleConstants, readSettings, settingNames, settingsTable } from './settings.ts'

test('an empty value is the default', () => {
  const empty = Object.fromEntries(settingNames.map((name) => [name, '']))
  expect(readSettings(empty)).toEqual(readSettings({}))
  expect(readSettings(empty)).toMatchObject({ VITE_ENV_LABEL: 'prod', VITE_API_BASE: '/api' })
})

test.for([
  ['build', 'prod', ''],
  ['demo', 'qa', '/mock-account'],
  ['start', 'local', '/mock-account'],
] as const)('%s has the label %s and the account base "%s"', ([kind, label, account]) => {
  const settings = readSettings({}, kind)
  expect([settings.VITE_ENV_LABEL, settings.VITE_ACCOUNT_BASE]).toEqual([label, account])
})

test.for([
  ['VITE_ENV_LABEL', 'production', 'must be local, qa or prod'],
  ['VITE_ENV_LABEL', 'PROD', 'must be local, qa or prod'],
  ['VITE_API_BASE', 'api.example/api', 'must be a URL such as https://api.example/api'],
  ['VITE_API_BASE', '//api.example', 'must be a URL'],
  ['VITE_SITE_ORIGIN', 'site.example', 'must be an origin such as https://site.example'],
  ['VITE_SITE_ORIGIN', 'https://site.example/kr', 'without a path'],
  ['HOST_BACKEND', '127.0.0.1:8000', 'must be an origin'],
  ['PRERENDER_ORIGIN', 'backend', 'must be an origin'],
  ['VITE_IDEMPOTENCY', 'true', 'must be on or off'],
  ['VITE_ERRORS_SHARE', '50', 'must be a number from 0 to 1'],
  ['HOST_ROOT', '/srv/site; }', 'must have no spaces'],
  ['HOST_CONNECTIONS', '0', 'must be off, or a number such as 300'],
  ['HSTS', 'max-age: 300', 'must be off, or a value such as max-age=300'],
] as const)('%s="%s" is an error that says what is expected', ([name, value, message]) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}="${value}"`)
  expect(() => readSettings({ [name]: value })).toThrow(message)
})

test.for([
  ['VITE_API_BAES', 'VITE_API_BASE'],
  ['VITE_SITE_ORIGN', 'VITE_SITE_ORIGIN'],
  ['PRERENDER_ORIGINS', 'PRERENDER_ORIGIN'],
  ['HOST_BACKENDS', 'HOST_BACKEND'],
] as const)('%s is an error that names %s', ([name, nearest]) => {
  expect(() => readSettings({ [name]: 'x' })).toThrow(`The nearest one is ${nearest}.`)
})

test('all problems are listed at once, and variables of other programs are ignored', () => {
  const wrong = { VITE_API_BASE: 'x', HSTS: 'y', HOST_CERTIFICATE: '/a.pem' }
  expect(() => readSettings(wrong)).toThrow(/VITE_API_BASE[\s\S]*HSTS[\s\S]*HOST_CERTIFICATE_KEY/)
  const others = { HOME: '/', HOSTNAME: 'a', NGINX_VERSION: '1', PATH: '' }
  expect(() => readSettings(others)).not.toThrow()
})

test('a slash at the end of an origin or a base is removed', () => {
  const settings = readSettings({
    PRERENDER_ORIGIN: 'http://localhost:4600/',
    VITE_API_BASE: 'https://api.example/v1/',
  })
  expect(settings.PRERENDER_ORIGIN).toBe('http://localhost:4600')
  expect(settings.VITE_API_BASE).toBe('https://api.example/v1')
})

test('the bundle contains the settings with VITE_ in their name only', () => {
  const constants = bundleConstants(readSettings({ HOST_BACKEND: 'http://10.0.0.1' }))
  expect(constants['import.meta.env.VITE_API_BASE']).toBe('"/api"')
  expect(Object.keys(constants).every((name) => name.startsWith('import.meta.env.VITE_'))).toBe(
    true,
  )
})

test('the table names every setting, its value and its source', () => {
  const env = { VITE_API_BASE: '/v2' }
  const lines = settingsTable(readSettings(env), env).split('\n')
  expect(lines).toHaveLength(settingNames.length)
  expect(lines.find((line) => line.startsWith('VITE_API_BASE'))).toMatch(/ set +\/v2$/)
  expect(lines.find((line) => line.startsWith('HOST_BACKEND'))).toMatch(/ default +\(none\)$/)
})

test('.env.example has every setting with its default', () => {
  const text = readFileSync('.env.example', 'utf8')
  const listed = Array.from(text.matchAll(/^# ?([A-Z0-9_]+)=(.*)$/gm), ([, name, value]) => [
    name,
    value,
  ])
  expect(listed.map(([name]) => name)).toEqual(expect.arrayContaining([...settingNames]))
  const defaults: Record<string, string> = { ...readSettings({}) }
  for (const [name = '', value = ''] of listed.slice(0, settingNames.length)) {
    expect(value.replaceAll('"', ''), name).toBe(defaults[name])
  }
})
