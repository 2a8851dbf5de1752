import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { activateLang } from '#i18n/catalog.ts'
import { MessageText } from '#i18n/message-text.tsx'
import { storage } from '#lib/storage.ts'
import { Hydration } from '#ui/when/hydration.tsx'
import { UnreadMark } from './unread-mark.tsx'
import { marksAtom } from './unread.atoms.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

const key = 'unreadMarks'
beforeAll(() => activateLang('en'))
beforeEach(() => storage.setItem(key, '{"since":0,"boards":{}}'))

const store = createStore()
const part = (
  <I18nProvider i18n={i18n} defaultComponent={MessageText}>
    <Provider store={store}>
      <Hydration>
        <p>
          <UnreadMark board="notice" post={{ id: 1, publishedAt: 1 }} />
          Post
        </p>
      </Hydration>
    </Provider>
  </I18nProvider>
)

/** Hydrates the prerendered HTML, which has no mark. @returns its box and the mismatches */
async function hydrate() {
  const box = document.createElement('div')
  box.innerHTML = '<p>Post</p>'
  const mismatches: unknown[] = []
  const onRecoverableError = (error: unknown) => mismatches.push(error)
  const root = await act(async () => hydrateRoot(box, part, { onRecoverableError }))
  return { box, mismatches, unmount: async () => act(async () => root.unmount()) }
}

test('matches its HTML when it hydrates after the marks were read, then shows them', async () => {
  const first = await hydrate()
  expect(first.box.textContent).toBe('New post Post')
  expect(typeof store.get(marksAtom)).toBe('object')
  const second = await hydrate()
  expect(second.box.textContent).toBe('New post Post')
  expect([...first.mismatches, ...second.mismatches]).toEqual([])
  await second.unmount()
  await first.unmount()
})

test.for(['off', 'x', '{"since":0,"boards":{"notice":{"since":0,"read":[1]}}}'])(
  'shows nothing for the stored marks %s',
  async (stored) => {
    storage.setItem(key, stored)
    const { box, mismatches, unmount } = await hydrate()
    expect([box.textContent, mismatches]).toEqual(['Post', []])
    await unmount()
  },
)

test('follows other tabs and cleared storage', async () => {
  const { box, unmount } = await hydrate()
  localStorage.setItem(key, 'off')
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(box.textContent).toBe('Post')
  await act(async () => storage.setItem(key, '{"since":0,"boards":{}}'))
  expect(box.textContent).toBe('New post Post')
  await act(async () => storage.removeItem(key))
  expect(box.textContent).toBe('Post')
  await unmount()
})
