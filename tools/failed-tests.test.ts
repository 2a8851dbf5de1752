import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest } from './failed-tests.ts'

test('names the failed tests of Vitest, and a file that could not be loaded', () => {
  const results = {
    testResults: [
      {
        name: '/site/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'subtracts' },
        ],
      },
      { name: '/site/src/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/site/src/c.test.ts', status: 'passed', assertionResults: [] },
    ],
  }
  expect(failedInVitest(results, '/site')).toEqual(['src/a.test.ts: subtracts', 'src/b.test.ts'])
})

test('names the failed tests of Playwright with their groups, and errors of the run', () => {
  const spec = { file: 'a.spec.ts', line: 7 }
  const results = {
    errors: [{ message: 'No server\nat start' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [{ ...spec, title: 'opens', ok: true }],
        suites: [{ title: 'offline', specs: [{ ...spec, title: 'says so', ok: false }] }],
      },
    ],
  }
  expect(failedInPlaywright(results)).toEqual(['No server', 'e2e/a.spec.ts:7: offline › says so'])
})
