import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { loadScripts, reloadPage } from './app-scripts.ts'

/** Opens a document. @returns its fields, and a function that is called for a reload */
function open(body: string, attributes = '') {
  // The second file that is fetched, after the document.
  const head = '<link rel="stylesheet" href="https://site.example/assets/a.css">'
  const { document } = new JSDOM(`<html ${attributes}>${head}<body>${body}</body></html>`).window
  const reload = vi.fn<() => void>()
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { href: 'https://site.example/kr/', reload })
  // Node records the requests of all tests.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  return { fields: document.querySelectorAll<HTMLInputElement>('input,textarea,select'), reload }
}

const kinds = [
  '<input value="a">',
  '<input type="search">',
  '<textarea>a</textarea>',
  '<input type="checkbox">',
  '<input type="radio" name="x" checked><input type="radio" name="x">',
  '<select><option>1<option>2</select>',
  '<select><option>1<option selected>2<option>3</select>',
]

/** Changes a field as a visitor does; once more, it stays changed. */
function change(field: HTMLInputElement | undefined): void {
  if (field === undefined) return
  if (/^(?:checkbox|radio)$/.test(field.type)) field.checked = true
  else if ('selectedIndex' in field) field.selectedIndex = field.children.length - 1
  else field.value = 'typed'
}

test.for(kinds)('does not reload by itself if %s changes while files are fetched', async (kind) => {
  const { fields, reload } = open(kind)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    change([...fields].at(-1))
    return new Response('')
  })
  await expect(reloadPage(new Error('gone'), false)).rejects.toThrow(/typed/)
  expect(reload).not.toHaveBeenCalled()
  await reloadPage(new Error('gone'))
  expect(reload).toHaveBeenCalledOnce()
})

test('reloads a page whose fields are as the document has them, or whose choices the app keeps', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''))
  const untouched = open(kinds.join(''))
  await reloadPage(new Error('gone'), false)
  expect(untouched.reload).toHaveBeenCalledOnce()
  const hydrated = open(kinds.slice(3).join(''), 'data-hydrated')
  for (const field of hydrated.fields) change(field)
  await reloadPage(new Error('gone'), false)
  expect(hydrated.reload).toHaveBeenCalledOnce()
})

const requested = () => document.querySelectorAll('link[rel=modulepreload]').length

test('requests a few scripts in each task', async () => {
  open('')
  vi.stubGlobal('window', {})
  const scripts = Array.from({ length: 9 }, (_, index) => `data:text/javascript,${index}`)
  const loading = loadScripts(document, { scripts, catalog: undefined })
  expect(requested()).toBe(4)
  // The last script does not start the app.
  await expect(loading).rejects.toThrow('start')
  expect(requested()).toBe(9)
})
