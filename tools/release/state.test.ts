import { appendFile, chmod, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingProgram } from '../lib/programs.ts'
import { comparePages, summaryOf } from './compare.ts'
import { listOf, parseState, planOf } from './state.ts'
import { makeBuild, testFolder } from './test-site.ts'

test('the list marks what is live and refused, with age and size, and writes nothing', async ({
  skip,
}) => {
  skip(missingProgram('flock') !== undefined, 'flock is not installed.')
  const { folder, deploy, run, read, names } = await testFolder()
  for (const name of ['one', 'two', 'three']) await deploy({ name })
  await run('rollback')
  await appendFile(join(folder, 'refused'), 'two\n')
  const before = await names('')
  // As a disk that is read-only.
  await chmod(folder, 0o555)
  const { output } = await run('state', { release: 'three', content: 'c9' })
  await chmod(folder, 0o755)
  expect(await names('')).toEqual(before)
  const [first, second, third] = await names('releases')
  const ids = [third, second, first]
  const state = parseState(output)
  expect(state.releases.map((each) => each.folder)).toEqual(ids)
  expect([state.isRefused, state.unneeded, state.room > 0]).toEqual([true, [], true])
  const [three = '', two = '', one = '', ...others] = listOf(state).split('\n')
  expect(three).toMatch(new RegExp(`^ {2}${ids[0]} {2}refused +\\d+ s +1 MB {2}three$`))
  expect(two).toMatch(new RegExp(`^\\* ${ids[1]} {2}live, refused +\\d+ s +1 MB {2}two$`))
  expect(one).toMatch(new RegExp(`^ {2}${ids[2]} {2}kept +\\d+ s +1 MB {2}one$`))
  expect(others).toEqual([])
  expect(await read('refused')).toBe('three\ntwo\n')
  const text = listOf(
    parseState(
      'live\tgone\nlock\tdeploy by a since b\nswitching\tone\nfolder\tx\tr\tkept\t90061\t2048',
    ),
  )
  expect(text.split('\n')).toEqual([
    'live: gone',
    '  x  kept         1 d     2 MB  r',
    'Under way: deploy by a since b',
    'A command was interrupted. The next one makes one live.',
  ])
})

test('a plan says what would change, and why it would fail', () => {
  const state = parseState(
    'live\ta\nroom\t2048\nrefused\tr2\nfolder\ta\tr1\tkept\t1\t1\nunneeded\tz',
  )
  const facts = { release: 'r2', content: 'c', kilobytes: 99_840, reload: 'true', check: 'off' }
  expect(planOf(state, facts).split('\n')).toEqual([
    'live now:      a, release r1',
    'would go live: release r2, content c: REFUSED',
    'room:          108 MB needed, 2 MB free: NOT ENOUGH',
    'would delete:  z',
    'reload:        true',
    'check:         off',
  ])
})

test('the pages of two releases are compared by their content, not by their code', async () => {
  const root = await mkdtemp(join(tmpdir(), 'compare-'))
  const dist = await makeBuild(root, { name: 'one' })
  const live = await readFile(`${dist}-host/pages`, 'utf8')
  const [sum = ''] = live.split('  ')
  const next = [
    live.replace(sum, 'other'),
    `${sum}  en/community/news/1.html\n`,
    `${sum}  en/index.html\n`,
  ].join('')
  const before = `${live}${sum}  en/index.html\n${sum}  en/gone.html\n`
  const compared = comparePages(before, next)
  expect(compared).toEqual({
    added: ['/en/community/news/1'],
    changed: ['/kr/'],
    removed: ['/en/gone'],
    same: 1,
  })
  expect(summaryOf(compared)).toBe('1 pages added, 1 changed, 1 removed, 1 with the same content')
})
