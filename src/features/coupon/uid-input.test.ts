import { describe, expect, test } from 'vitest'
import { checkUid, normalizeUid } from './uid-input.ts'

const message = { kr: '', en: '', jp: '' }
const digits = { pattern: /^\d{1,64}$/, message }
const lettered = { pattern: /^[A-Z]{2}\d{6}$/, message }

describe('UIDs of any form', () => {
  test.each([
    ['  1000100001\n', '1000100001'],
    ['１０００１００００１', '1000100001'],
    ['\u200b1000\u00ad100001', '1000100001'],
    ['\u200b ', ''],
    ['UID: 1000100001', '1000100001'],
    ['ＵＩＤ：ab-12', 'ab-12'],
    ['회원 번호 : Lumi_7', 'Lumi_7'],
    ['会員番号：1000100001', '1000100001'],
    ['Member No. 1000100001', '1000100001'],
    ['0012345', '0012345'],
    ['IDA2024', 'IDA2024'],
    ['uid7f3a', 'uid7f3a'],
    ['UID', 'UID'],
    ['A1B2-C3D4', 'A1B2-C3D4'],
    ['a–b', 'a–b'],
    ['#12345', '#12345'],
    ['123 456 789', '123 456 789'],
  ])('normalizes %j to %j', (text, uid) => {
    expect(normalizeUid(text, null)).toBe(uid)
  })

  test.each([
    'abc',
    'A1B2-C3D4',
    '1e5',
    '١٢٣',
    '달빛조개7',
    '#12345',
    'Lumi_7',
    '1',
    '1234-5678-9012',
  ])('accepts %j', (uid) => {
    expect(checkUid(uid, undefined, null)).toBeNull()
  })

  test.each([
    'fan@example.com',
    '010-1234-5678',
    '+82 10-1234-5678',
    '10001 10002',
    'AB12, CD34',
    '12 34',
  ])('hints that %j is unlikely, once', (uid) => {
    expect(checkUid(uid, undefined, null)).toBe('uid-unlikely')
    expect(checkUid(uid, 'another', null)).toBe('uid-unlikely')
    expect(checkUid(uid, uid, null)).toBeNull()
  })

  test('refuses a UID that no request can have', () => {
    expect(checkUid('', undefined, null)).toBe('uid-missing')
    expect(checkUid('1'.repeat(64), undefined, null)).toBeNull()
    expect(checkUid('1'.repeat(65), '1'.repeat(65), null)).toBe('uid-length')
  })
})

describe('UIDs of a pattern', () => {
  test.each([
    ['123 456 789', '123456789'],
    ['1,000,100,001', '1000100001'],
    ['#123456789', '123456789'],
    ['(1234-5678-90)', '1234567890'],
    ['UID: #123.456.789', '123456789'],
    ['uid1000100001', '1000100001'],
    ['№ 1000100001', '1000100001'],
  ])('joins the number %j to %j', (text, uid) => {
    expect(normalizeUid(text, digits)).toBe(uid)
    expect(checkUid(uid, undefined, digits)).toBeNull()
  })

  test.each([
    'abc',
    '1e5',
    '12 34',
    '10001 10002',
    '010-1234-5678',
    '02) 1234-5678',
    '2026-11-26',
    '1234-567 890',
    'fan@example.com',
    '١٢٣',
  ])('refuses %j', (text) => {
    const uid = normalizeUid(text, digits)
    expect(checkUid(uid, uid, digits)).toBe('uid-format')
  })

  test('leaves the characters to the pattern', () => {
    expect(normalizeUid('UID AB123456', lettered)).toBe('AB123456')
    expect(checkUid('AB123456', undefined, lettered)).toBeNull()
    expect(normalizeUid('AB 123 456', lettered)).toBe('AB 123 456')
    expect(checkUid('AB 123 456', undefined, lettered)).toBe('uid-format')
  })
})
