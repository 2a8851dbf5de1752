import { createElement, lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { prerenderedHtml } from './prerendered-html.ts'

function Fails(): never {
  throw new RangeError('Invalid time value')
}

const within = (content: React.ReactNode) =>
  createElement('main', null, createElement(Suspense, { fallback: 'loading' }, content))

test('renders a page with its lazy sections', async () => {
  const Section = lazy(async () => ({ default: () => 'text' }))
  expect(await prerenderedHtml(within(createElement(Section)))).toContain('text')
})

test.for([
  ['a component within Suspense throws', within(createElement(Fails))],
  ['a component throws', createElement(Fails)],
  [
    'the code of a section fails to load',
    within(createElement(lazy(() => Promise.reject(new RangeError('Invalid time value'))))),
  ],
] as const)('rejects when %s', async ([, app]) => {
  await expect(prerenderedHtml(app)).rejects.toThrow('Invalid time value')
})
