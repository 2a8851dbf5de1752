import { testBuild } from '../test-build.ts'

export interface Step {
  name: string
  command: string
  env?: Record<string, string>
  /** Printed if the step fails: the command that helps. */
  hint?: string
  /** The name of the step without which this one cannot run. */
  needs?: string
}

export interface Plan {
  purpose: string
  /** On two idle cores, measured; printed at the start. */
  minutes: number
  needsNginx?: boolean
  env?: Record<string, string>
  /** Groups that run one after another. The lanes of a group run at the same time, the steps of a lane in order. */
  lanes: readonly (readonly (readonly Step[])[])[]
}

const build: Step = {
  name: 'build',
  command: 'node tools/preview.ts --build-only',
  env: testBuild,
}

/** Checks that only read the source. */
const checks: Step[] = [
  { name: 'format', command: 'oxfmt --check .', hint: 'npm run format' },
  { name: 'lint and types', command: 'oxlint' },
  { name: 'styles', command: "stylelint 'src/**/*.css'" },
  { name: 'unused code', command: 'knip' },
  {
    name: 'catalogs',
    command: 'lingui check sync --clean --workers 1 --verbose && lingui check missing --verbose',
    hint: 'npm run extract, then fill in what is missing in locales/*.po',
  },
]
const unit: Step = { name: 'unit', command: "vitest run --project 'unit*'" }
/** Content jobs, and processes that are killed or run at once. */
const drills: Step = { name: 'processes', command: 'vitest run --project drills' }
const component: Step = { name: 'component', command: "vitest run --project 'component*'" }
const sizes: Step = { name: 'sizes', command: 'npm run --silent check:sizes', needs: build.name }
const engines: Step = { name: 'other engines', command: 'node tools/engines.ts', needs: build.name }
const playwright = (name: string, projects: readonly string[]): Step => ({
  name,
  command: ['playwright test', ...projects.map((project) => `--project='${project}'`)].join(' '),
  needs: build.name,
})

/** The plans by the argument of tools/test.ts. The build is skipped if its inputs are the same. */
export const plans: Readonly<Record<string, Plan>> = {
  test: {
    purpose: 'Every check that a change must pass before it is committed.',
    minutes: 6,
    lanes: [
      [
        [...checks, build, sizes, playwright('journeys', ['journeys'])],
        [unit, component],
      ],
    ],
  },
  pages: {
    purpose: 'Sweeps of every page, the dev server, the hosts and the other engines.',
    minutes: 9,
    lanes: [
      [[build], [drills]],
      [[playwright('pages', ['pages', 'start', 'drills*'])]],
      [[engines]],
    ],
  },
  full: {
    purpose: 'All languages, color schemes, hosts and engines, and a slice of each drill.',
    minutes: 90,
    needsNginx: true,
    env: { FULL_MATRIX: '1' },
    lanes: [
      [
        [build, sizes],
        [...checks, unit],
      ],
      [[component], [drills]],
      [[playwright('journeys', ['journeys'])]],
      [[playwright('pages', ['pages', 'start'])]],
      [[playwright('drills', ['drills*'])]],
      [[engines]],
    ],
  },
}
