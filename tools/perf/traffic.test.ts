import { expect, test } from 'vitest'
import { allBytes, apiCalls, appBytes, requestsBy, scriptBytes, type Transfer } from './traffic.ts'

const transfer = (path: string, finishedAt: number | null, bytes: number): Transfer => ({
  path,
  sentAt: 100,
  finishedAt,
  bytes,
})
const transfers = [
  transfer('/kr/', 200, 9),
  transfer('/assets/app.js', 300, 40),
  transfer('/assets/ko.json', 400, 5),
  transfer('/api/main', 400, 3),
  { ...transfer('/assets/later.js', 900, 70), sentAt: 500 },
  { ...transfer('/assets/lost.js', null, 0), sentAt: 600 },
]

test('counts the scripts and the catalog that arrived before the moment', () => {
  expect(appBytes(transfers, 400)).toBe(45)
  expect(appBytes(transfers, 399)).toBe(40)
})

test('counts only scripts', () => {
  expect(scriptBytes(transfers, 900)).toBe(110)
})

test('counts requests that were sent before the moment, and calls of the API', () => {
  expect(requestsBy(transfers, 400)).toBe(4)
  expect(apiCalls(transfers)).toBe(1)
  expect(allBytes(transfers)).toBe(127)
})
