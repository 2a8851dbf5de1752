import { expect, test } from 'vitest'
import { eventSections } from './event-sections.ts'

const intro = '<p>The fireworks are back.</p>'
const steps = '<ol><li>Come.</li></ol>'
const table = '<table><tr><td>3</td><td>Shells</td></tr></table>'
const notes = '<ul><li>Once.</li></ul>'

test('splits a text into steps, rewards, notes and the rest', () => {
  const html = `${intro}<h3>How &amp; when</h3>${steps}<h3>Rewards</h3>${table}<h3 class="x">Notes</h3>${notes}<h3>More</h3><p>See you.</p>`
  expect(eventSections(html)).toEqual({
    steps: { title: 'How & when', html: steps },
    rewards: { title: 'Rewards', html: table },
    notes: { title: 'Notes', html: notes },
    rest: `${intro}<h3>More</h3><p>See you.</p>`,
  })
})

test('leaves a section in the text if the page has its own one, or an earlier section took it', () => {
  const html = `<h3>One</h3>${steps}<h3>Two</h3>${steps}<h3>Codes</h3>${table}`
  expect(eventSections(html, ['rewards'])).toEqual({
    steps: { title: 'One', html: steps },
    rest: `<h3>Two</h3>${steps}<h3>Codes</h3>${table}`,
  })
})

test.for([
  ['', ''],
  [intro, intro],
  [`<div><h3>Inside</h3>${steps}</div>`, `<div><h3>Inside</h3>${steps}</div>`],
  [`${intro}</div><h3>x</h3>${steps}`, `${intro}</div><h3>x</h3>${steps}`],
  [`<h3></h3>${steps}`, `<h3></h3>${steps}`],
  [`<h3>never closed ${steps}`, `<h3>never closed ${steps}`],
  ['<h3>Only words</h3><p>x</p>', '<h3>Only words</h3><p>x</p>'],
] as const)('keeps %s in one piece', ([html, rest]) => {
  expect(eventSections(html)).toEqual({ rest })
})
