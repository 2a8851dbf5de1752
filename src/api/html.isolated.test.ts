import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { request } from './client.ts'
import { html } from './html.ts'

// In a file of its own: the table of names stays loaded.
test('the first response with the name of a character is read once the table of names is loaded', async () => {
  const body = JSON.stringify({ code: 200, data: 'Lumi&rsquo;s party' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  await request({ method: 'POST', url: 'https://site.invalid/api/notice' })
  expect(v.parse(html, body)).toContain('Lumi&#8217;s party')
})
