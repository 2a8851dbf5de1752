import { describe, expect, test } from 'vitest'
import { findCodes, fitsCode, normalizeCode } from './coupon-input.ts'

describe('normalizeCode', () => {
  test.each([
    ['as it is', 'LUMIWELCOME01', 'LUMIWELCOME01'],
    ['in small letters', 'lumiSmallCase1', 'lumiSmallCase1'],
    ['only lowercase letters', 'lumiwelcomes', 'lumiwelcomes'],
    ['spaces around it', '  LUMIWELCOME01 ', 'LUMIWELCOME01'],
    ['in groups', 'LUMI WELC OME0 1234', 'LUMIWELCOME01234'],
    ['in groups of small letters and digits', 'lumi4 welc5 ome67', 'lumi4welc5ome67'],
    ['over two lines', 'LUMIWEL\r\nCOME01', 'LUMIWELCOME01'],
    ['a break after twelve letters', 'LUMIWELCOME0\n1234', 'LUMIWELCOME01234'],
    ['a tab and a no-break space', 'LUMI\tWEL\u00a0COME01', 'LUMIWELCOME01'],
    ['full-width', 'ＬＵＭＩＷＥＬＣＯＭＥ０１', 'LUMIWELCOME01'],
    ['full-width, an ideographic space', 'ＬＵＭＩ　ＷＥＬＣＯＭＥ０１', 'LUMIWELCOME01'],
    ['zero-width spaces, a soft hyphen', 'LUMI\u200bWEL\u00adCOME\ufeff01', 'LUMIWELCOME01'],
    ['marks of direction', '\u202aLUMIWELCOME01\u202c', 'LUMIWELCOME01'],
    ['hyphens that group', 'LUMI-WELC-OME0-1234', 'LUMIWELCOME01234'],
    ['hyphens that belong to it', 'LUMI-HYPHEN-15', 'LUMI-HYPHEN-15'],
    ['twelve with a hyphen', 'LUMI-HYPHEN1', 'LUMI-HYPHEN1'],
    ['dashes of a keyboard', 'LUMI–WELC—OME0−1234', 'LUMIWELCOME01234'],
    ['in an English message', 'Use LUMIWELCOME01 by Friday!', 'LUMIWELCOME01'],
    ['a message not longer than a code', 'use LUMI12345678', 'LUMI12345678'],
    ['a capitalized word before it', 'Use LUMI12345678', 'LUMI12345678'],
    ['a word in capitals before it', 'USE LUMI12345678', 'LUMI12345678'],
    ['its own name before it', 'Code LUMI12345678', 'LUMI12345678'],
    ['a word in capitals after it', 'LUMI12345678 NOW', 'LUMI12345678'],
    ['a code with hyphens after a word', 'Use LUMI-1234-5678', 'LUMI-1234-5678'],
    ['a word before a code without digits', 'Use LUMITWELVEAB', 'LUMITWELVEAB'],
    ['in a Korean message', '쿠폰 코드: LUMI2NDANNIV26\n많이 써 주세요', 'LUMI2NDANNIV26'],
    ['stuck to Korean words', '코드LUMIWELCOME01입니다', 'LUMIWELCOME01'],
    ['stuck to Japanese words', 'コード「ISLELANTERN16CHR」', 'ISLELANTERN16CHR'],
    ['all capitals in a message', 'Your code is LUMITWELVEABC, enjoy', 'LUMITWELVEABC'],
    ['grouped in a message', 'Your code is LUMI-WELC-OME0-1234, enjoy', 'LUMIWELCOME01234'],
    ['long small words before it', 'congratulations LUMIWELCOME01', 'LUMIWELCOME01'],
    ['two codes: the first', 'LUMIWELCOME01, LUMI2NDANNIV26', 'LUMIWELCOME01'],
    ['a telephone number before it', '고객센터 02-1234-5678 쿠폰 LUMIWELCOME01', 'LUMIWELCOME01'],
    ['a telephone number after it', '쿠폰 LUMIWELCOME01 고객센터 02-1234-5678', 'LUMIWELCOME01'],
    ['only digits, if nothing else is a code', '쿠폰 번호 123456789012', '123456789012'],
    ['a message without one', 'no code in here', 'nocodeinhere'],
    ['too short', 'LUMI', 'LUMI'],
    ['too long', 'LUMIWELCOME0123456', 'LUMIWELCOME0123456'],
    ['nothing', ' \u200b\n ', ''],
  ])('%s', (_, text, code) => {
    expect(normalizeCode(text)).toBe(code)
  })
})

test.each([
  ['LUMIWELCOME01', ['LUMIWELCOME01']],
  ['LUMIWELCOME01 FIREWORKS2026A', ['LUMIWELCOME01', 'FIREWORKS2026A']],
  ['LUMIWELCOME01, LUMIWELCOME01', ['LUMIWELCOME01']],
  ['1) LUMIWELCOME01\n2) FIREWORKS2026A\nTel. 02-1234-5678', ['LUMIWELCOME01', 'FIREWORKS2026A']],
  ['등급분류번호 CC-OM-240611-001, 신고 2024-SEOUL-0123, 쿠폰 FIREWORKS2026A', ['FIREWORKS2026A']],
  ['no code in here', []],
])('finds the codes in %j', (text, codes) => {
  expect(findCodes(text)).toEqual(codes)
})

test.each([
  [11, false],
  [12, true],
  [16, true],
  [17, false],
])('accepts a code of %i characters: %s', (length, fits) => {
  expect(fitsCode('A'.repeat(length))).toBe(fits)
})
