import { expect, test } from 'vitest'
import { siteAddresses } from './site-addresses.ts'

test('each address once, in order, with examples for its params', () => {
  const paths = ['/', '/$', '/link/$', '/media/', '/media', '/media/$idx', '/link/survey/$idx']
  expect(siteAddresses(paths)).toEqual(['/', '/link/survey/71', '/media', '/media/441'])
})

test('a route that nobody gave an example for is told of', () => {
  expect(() => siteAddresses(['/shop/$item'])).toThrow('no example for /shop/$item')
})
