import { expect, test } from 'vitest'
import { chosenProjects } from './chosen-projects.ts'

test.for([
  [['test'], null],
  [['test', '--project=nginx', 'e2e/hosts.spec.ts'], ['nginx']],
  [
    ['test', '--project', 'Preview', '--project=start'],
    ['preview', 'start'],
  ],
  [['test', '--project=n*'], null],
] as const)('%j starts the servers of %j', ([args, projects]) => {
  expect(chosenProjects(args)).toEqual(projects)
})
