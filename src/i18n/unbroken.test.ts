import { expect, test } from 'vitest'
import { unbroken, bindArticles, bindNouns, bindParticles } from './unbroken.ts'

test.for([
  ['루미의 섬', '루미의\u00a0섬'],
  ['Isle of Lumi', 'Isle\u00a0of\u00a0Lumi'],
  ['ルミの島', 'ル\u2060ミ\u2060の\u2060島'],
] as const)('keeps %s on one line', ([name, whole]) => {
  expect(unbroken(name)).toBe(whole)
})

test.each([
  ['한 곡이 여덟 마디로 줄어든 사연', '한~곡이 여덟~마디로 줄어든 사연'],
  ['이 사이트, 쓰기 편하신가요?', '이~사이트, 쓰기 편하신가요?'],
  ['함께한 스물네 달, ‘두 섬의 약속’', '함께한 스물네~달, ‘두~섬의 약속’'],
  ['각 이벤트의 새 글 열 개', '각~이벤트의 새~글 열~개'],
  ['이 두 섬의 약속', '이~두~섬의 약속'],
  ['하나의 섬', '하나의 섬'],
  ['오전 10시부터 오후 1시까지', '오전~10시부터 오후~1시까지'],
  ['아이 하나, 파도 그리고 네, 그래요', '아이 하나, 파도 그리고 네, 그래요'],
])('binds determiners, numerals and halves of the day in %s', (text, bound) => {
  expect(bindNouns(text)).toBe(bound.replaceAll('~', '\u00a0'))
})

test('binds numbers with a middle dot', () => {
  expect(bindNouns('3개·7개·14개, 파도·나무')).toBe(
    '3개\u2060·\u20607개\u2060·\u206014개, 파도·나무',
  )
})

test('keeps the particle of a quotation and the nouns of a title', () => {
  expect(bindParticles('‘산호컵’의 두 팀')).toBe('‘산호컵’\u2060의 두\u00a0팀')
})

test('ends no line of an English title with an article', () => {
  expect(bindArticles('Encore: the Night of a Banana at The Sea')).toBe(
    'Encore: the\u00a0Night of a\u00a0Banana at The\u00a0Sea',
  )
})
