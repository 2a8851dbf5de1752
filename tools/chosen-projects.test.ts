import { expect, test } from 'vitest'
import { isChosenIn } from './chosen-projects.ts'

const all = ['preview', 'start', 'drills', 'drills-nginx']

test.for<[args: string[], projects: string[]]>([
  [['test'], all],
  [['test', '--project=drills', 'e2e/drills/hosts'], ['drills']],
  [
    ['test', '--project', 'Preview', '--project=start'],
    ['preview', 'start'],
  ],
  [
    ['test', '--project=drills*'],
    ['drills', 'drills-nginx'],
  ],
])('%j starts the servers of %j', ([args, projects]) => {
  const isChosen = isChosenIn(args)
  expect(all.filter((name) => isChosen(name))).toEqual(projects)
  expect(isChosen('other', projects[0] ?? '')).toBe(true)
})
