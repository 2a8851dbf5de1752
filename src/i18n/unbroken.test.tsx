import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.for([
  ['루미의 섬', '루미의\u00a0섬'],
  ['Isle of Lumi', 'Isle\u00a0of\u00a0Lumi'],
  ['ルミの島', 'ル\u2060ミ\u2060の\u2060島'],
] as const)('keeps %s on one line', ([name, whole]) => {
  expect(unbroken(name)).toBe(whole)
})

test('breaks no Japanese name in a narrow box, even where lines break between phrases', () => {
  const box = document.createElement('p')
  box.lang = 'ja'
  box.style.cssText = 'width: 6em; word-break: auto-phrase; line-break: strict'
  document.body.append(box)
  const linesOf = (name: string) => {
    box.innerHTML = `今日も元気です<span>${name}</span>で会いましょう`
    return box.querySelector('span')?.getClientRects().length
  }
  expect(linesOf('ルミの島')).toBe(2)
  expect(linesOf(unbroken('ルミの島'))).toBe(1)
  box.remove()
})
