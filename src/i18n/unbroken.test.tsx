import { expect, test } from 'vitest'
import { unbroken, bindParticles } from './unbroken.ts'

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

test('breaks no Korean line between a closing quotation mark and its particle', () => {
  const box = document.createElement('h2')
  box.lang = 'ko'
  box.style.cssText = 'width: max-content; font-size: 20px; word-break: keep-all'
  document.body.append(box)
  const title = '파도의 ‘답장’을 들어 보셨나요?'
  const quote = title.slice(0, title.indexOf('을'))
  box.textContent = quote
  box.style.width = `${box.getBoundingClientRect().width + 4}px`
  const rowsOf = (text: string) => {
    box.textContent = text
    const range = document.createRange()
    const node = box.firstChild ?? box
    range.setStart(node, text.indexOf('’'))
    range.setEnd(node, text.indexOf('을') + 1)
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
  }
  const bound = bindParticles(title)
  expect(bound.replaceAll('\u2060', '')).toBe(title)
  expect(rowsOf(title)).toBe(2)
  expect(rowsOf(bound)).toBe(1)
  box.remove()
})
