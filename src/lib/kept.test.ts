import { afterEach, expect, test, vi } from 'vitest'
import { readKept, removeKept, writeKept } from './kept.ts'

const key = 'consentCookie'

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}

/** A local storage that holds `held` and fails where it is told to. */
function storage(held: Record<string, string>, fails: 'nothing' | 'writes' | 'all') {
  vi.stubGlobal('localStorage', {
    getItem: fails === 'all' ? refuse : (name: string) => held[name] ?? null,
    setItem: fails === 'nothing' ? (name: string, value: string) => (held[name] = value) : refuse,
    removeItem: fails === 'all' ? refuse : (name: string) => delete held[name],
  })
  return held
}

afterEach(() => {
  removeKept(key)
  vi.unstubAllGlobals()
})

test.for(['nothing', 'writes', 'all'] as const)(
  'where storage refuses %s, what was chosen last counts until it is forgotten',
  (fails) => {
    const held = storage({ [key]: 'older' }, fails)
    writeKept(key, 'newer')
    expect(readKept(key)).toBe('newer')
    expect(held[key]).toBe(fails === 'nothing' ? 'newer' : 'older')
    removeKept(key)
    expect(readKept(key)).toBeNull()
  },
)

test('without any storage it is kept for the visit', () => {
  vi.stubGlobal('localStorage', null)
  writeKept(key, 'x')
  expect(readKept(key)).toBe('x')
})

test('a device that keeps again is the one that is asked', () => {
  storage({}, 'all')
  writeKept(key, 'for this visit')
  const held = storage({}, 'nothing')
  writeKept(key, 'kept')
  held[key] = 'changed elsewhere'
  expect(readKept(key)).toBe('changed elsewhere')
})
