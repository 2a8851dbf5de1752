import { createStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage, storageOf, tabStorage } from './storage.ts'

const key = 'consentCookie'

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}

type Refused = 'nothing' | 'writes' | 'changes' | 'everything'

/** Replaces local storage by one that holds `stored` and rejects access as `refused`. */
function useDevice(stored: Record<string, string>, refused: Refused) {
  const isBlocked = refused === 'everything'
  const isReadOnly = isBlocked || refused === 'changes'
  const device = {
    getItem: isBlocked ? refuse : (name: string) => stored[name] ?? null,
    setItem: refused === 'nothing' ? (name: string, text: string) => (stored[name] = text) : refuse,
    removeItem: isReadOnly ? refuse : (name: string) => delete stored[name],
  }
  // `Object.keys(localStorage)` returns the stored keys.
  const keys = new Proxy(device, {
    ownKeys: () => (isBlocked ? refuse() : Object.keys(stored)),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  vi.stubGlobal('localStorage', keys)
  return stored
}

/** Fires the event of the browser after another tab has changed a key, or cleared all. */
const fromOtherTab = (changed: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: changed }))

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  for (const name of storage.keys()) storage.removeItem(name)
  vi.unstubAllGlobals()
})

test.for<readonly [Refused, string | undefined, boolean]>([
  ['nothing', 'newer', false],
  ['writes', undefined, false],
  ['changes', 'older', true],
  ['everything', 'older', true],
])(
  'returns the last value until it is removed when storage refuses %s, which leaves %s in it',
  ([refused, left, isStale]) => {
    const stored = useDevice({ [key]: 'older' }, refused)
    expect(storage.setItem(key, 'newer')).toBe(refused === 'nothing')
    expect(storage.getItem(key)).toBe('newer')
    expect(storage.keys()).toEqual([key])
    expect([stored[key], storage.isStale(key)]).toEqual([left, isStale])
    if (refused === 'changes') return
    storage.removeItem(key)
    expect(storage.getItem(key)).toBeNull()
    expect(storage.keys()).toEqual([])
  },
)

test('replaces a value that only fits once the older one is removed', () => {
  const stored: Record<string, string> = { [key]: 'older' }
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, text: string) => (name in stored ? refuse() : (stored[name] = text)),
    removeItem: (name: string) => delete stored[name],
  })
  expect(storage.setItem(key, 'newer')).toBe(true)
  expect(stored[key]).toBe('newer')
})

test('keeps a value in memory when local storage is null', () => {
  vi.stubGlobal('localStorage', null)
  expect(storage.setItem(key, 'x')).toBe(false)
  expect([storage.getItem(key), storage.keys()]).toEqual(['x', [key]])
})

test('keeps a value in memory when reading local storage itself throws', () => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse })
  expect(storage.setItem(key, 'x')).toBe(false)
  expect([storage.getItem(key), storage.keys()]).toEqual(['x', [key]])
  storage.removeItem(key)
  expect(storage.getItem(key)).toBeNull()
  Reflect.deleteProperty(globalThis, 'localStorage')
})

test('reads local storage again once it accepts values again', () => {
  useDevice({}, 'everything')
  storage.setItem(key, 'for this visit')
  const stored = useDevice({}, 'nothing')
  storage.setItem(key, 'persisted')
  stored[key] = 'changed elsewhere'
  expect(storage.getItem(key)).toBe('changed elsewhere')
})

test.for([key, null])(
  'drops the in-memory fallback after a change by another tab (%j)',
  (changed) => {
    const stored = useDevice({}, 'writes')
    const stop = storage.subscribe('other', () => undefined)
    storage.setItem(key, 'for this visit')
    stored[key] = 'from another tab'
    fromOtherTab(changed)
    expect(storage.getItem(key)).toBe('from another tab')
    stop()
  },
)

test('notifies a listener of changes of its key in this and other tabs, until it unsubscribes', () => {
  useDevice({}, 'nothing')
  const [one, any] = [vi.fn(), vi.fn()]
  const stops = [storage.subscribe(key, one), storage.subscribe(null, any)]
  storage.setItem(key, 'x')
  storage.setItem('other', 'x')
  storage.removeItem(key)
  fromOtherTab(key)
  fromOtherTab('other')
  fromOtherTab(null)
  expect([one.mock.calls.length, any.mock.calls.length]).toEqual([4, 6])
  for (const stop of stops) stop()
  storage.setItem(key, 'y')
  fromOtherTab(null)
  expect([one.mock.calls.length, any.mock.calls.length]).toEqual([4, 6])
})

/** A number from 0 to 9; 5 by default, which is not stored. */
const digits = storageOf<number>({
  parse: (stored) => (stored !== null && /^\d$/.test(stored) ? Number(stored) : 5),
  format: (value) => (value === 5 ? null : String(value)),
})

/** Mounts an atom in its own store. */
function mount() {
  const digitAtom = atomWithStorage('digit', 0, digits)
  const store = createStore()
  const before = store.get(digitAtom)
  const unmount = store.sub(digitAtom, () => undefined)
  const set = (value: number) => store.set(digitAtom, value)
  return { before, read: () => store.get(digitAtom), set, unmount }
}

test('an atom has its initial value until it is mounted, then the stored one', () => {
  useDevice({ digit: '7' }, 'nothing')
  const { before, read, unmount } = mount()
  expect([before, read()]).toEqual([0, 7])
  unmount()
})

test.for(['', 'x', '77', 'null', '{"a":1}'])('treats a stored %j as absent', (hostile) => {
  const stored = useDevice({ digit: hostile }, 'nothing')
  const { read, unmount } = mount()
  expect(read()).toBe(5)
  stored.digit = '3'
  fromOtherTab('digit')
  expect(read()).toBe(3)
  stored.digit = hostile
  fromOtherTab('digit')
  expect(read()).toBe(5)
  unmount()
})

test('an atom writes its format, and removes the key of its default', () => {
  const stored = useDevice({}, 'nothing')
  const { read, set, unmount } = mount()
  set(8)
  expect([stored.digit, read()]).toEqual(['8', 8])
  set(5)
  expect([stored.digit, read()]).toEqual([undefined, 5])
  unmount()
})

test('an atom keeps its value when storage refuses it, and loses it when the key is removed', () => {
  useDevice({}, 'everything')
  const { read, set, unmount } = mount()
  set(8)
  expect(read()).toBe(8)
  storage.removeItem('digit')
  expect(read()).toBe(5)
  unmount()
})

test('the storage of the tab never throws, and says if a value was refused', () => {
  const entries = new Map<string, string>()
  const tab = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  }
  vi.stubGlobal('sessionStorage', tab)
  expect(tabStorage.setItem('draft', 'x')).toBe(true)
  expect(tabStorage.getItem('draft')).toBe('x')
  tabStorage.removeItem('draft')
  expect(tabStorage.getItem('draft')).toBeNull()
  for (const blocked of [null, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    vi.stubGlobal('sessionStorage', blocked)
    expect(tabStorage.setItem('draft', 'x')).toBe(false)
    expect(tabStorage.getItem('draft')).toBeNull()
    tabStorage.removeItem('draft')
  }
  vi.stubGlobal('sessionStorage', null)
  expect(tabStorage.keys()).toEqual([])
})
