import { afterEach, expect, test } from 'vitest'
import { recipientsOf } from '../../src/site-recipients.ts'
import { site } from '../../src/site.ts'
import { readSettings } from '../settings/settings.ts'
import { checkRecipients } from './check-recipients.ts'

const { pixel } = site.tracking

afterEach(() => {
  pixel.host = ''
})

test('accepts the video host, the origin of the site and the hosts of the API', () => {
  const settings = readSettings({
    VITE_SITE_ORIGIN: 'https://site.example',
    VITE_API_BASE: 'https://api.example/v1',
    VITE_ASSETS_BASE: 'https://assets.example:8443',
  })
  const policy =
    "script-src https://site.example/assets/; img-src 'self' https://i.ytimg.com; connect-src https://api.example https://assets.example:8443"
  expect(() => checkRecipients(policy, settings)).not.toThrow()
})

test.for([
  ['vitals', { VITE_VITALS_URL: 'https://other.example/v' }],
  ['error reports', { VITE_ERRORS_URL: 'https://other.example/e' }],
  ['reports of the policy', { CSP_REPORT_URL: 'https://other.example/r' }],
  ['a host in no row', {}],
] as const)('refuses %s without a company', ([, settings]) => {
  const policy = 'connect-src https://other.example'
  expect(() => checkRecipients(policy, readSettings(settings))).toThrow('other.example')
})

test('refuses a pixel without a company', () => {
  pixel.host = 'pixel.example'
  expect(() => checkRecipients('img-src https://pixel.example', readSettings({}))).toThrow(
    'pixel.example',
  )
})

test('has every text in every language, except companies of trackers that are off', () => {
  pixel.host = 'pixel.example'
  const recipients = recipientsOf(
    readSettings({
      VITE_API_BASE: 'https://api.example',
      VITE_VITALS_URL: 'https://v.example',
      VITE_ERRORS_URL: 'https://e.example',
      CSP_REPORT_URL: 'https://r.example',
    }),
  )
  const names = recipients.map(({ name }) => name)
  expect(names).toEqual(['own', 'video', 'vitals', 'errors', 'reports', 'pixel'])
  for (const { data, purpose } of recipients) {
    expect([...Object.values(data), ...Object.values(purpose)]).not.toContain('')
  }
})
