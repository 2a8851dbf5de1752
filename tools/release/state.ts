/** A release on a server. */
interface Release {
  folder: string
  /** The id of its code. */
  release: string
  mark: string
  ageSeconds: number
  kilobytes: number
}

/** What is on a server: the output of `release.sh DIR state`. */
export interface State {
  live: string
  /** Free space in kB. */
  room: number
  releases: Release[]
  /** The folders that the next release deletes. */
  unneeded: string[]
  /** The command that changes something now. */
  lock?: string
  /** The release that the next command settles on, if one was interrupted while it switched. */
  switching?: string
  /** True if the release that would be deployed is refused. */
  isRefused: boolean
}

export function parseState(output: string): State {
  const state: State = { live: 'none', room: 0, releases: [], unneeded: [], isRefused: false }
  for (const line of output.split('\n')) {
    const [name, first = '', release = '', mark = '', age = '', size = ''] = line.split('\t')
    if (name === 'live') state.live = first
    else if (name === 'room') state.room = Number(first)
    else if (name === 'unneeded') state.unneeded.push(first)
    else if (name === 'lock') state.lock = first
    else if (name === 'switching') state.switching = first
    else if (name === 'refused') state.isRefused = true
    else if (name === 'folder') {
      const [ageSeconds, kilobytes] = [Number(age), Number(size)]
      state.releases.push({ folder: first, release, mark, ageSeconds, kilobytes })
    }
  }
  return state
}

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const

/** Returns an age such as `3 h`. */
function ageOf(seconds: number): string {
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? ['s', 1]
  return `${Math.max(0, Math.floor(seconds / size))} ${unit}`
}

const megabytes = (kilobytes: number) => `${Math.ceil(kilobytes / 1024)} MB`

/** Returns the releases as a table, newest first; `*` is live. */
export function listOf(state: State): string {
  const rows = state.releases.map(({ folder, release, mark, ageSeconds, kilobytes }) => {
    const isLive = folder === state.live
    const columns = [
      `${isLive ? '*' : ' '} ${folder}`,
      (isLive ? (mark === 'refused' ? 'live, refused' : 'live') : mark).padEnd(8),
      ageOf(ageSeconds).padStart(6),
      megabytes(kilobytes).padStart(7),
      release,
    ]
    return columns.join('  ')
  })
  const isListed = state.releases.some(({ folder }) => folder === state.live)
  return [
    ...(isListed ? [] : [`live: ${state.live}`]),
    ...rows,
    ...(state.lock === undefined ? [] : [`Under way: ${state.lock}`]),
    ...(state.switching === undefined
      ? []
      : [`A command was interrupted. The next one makes ${state.switching} live.`]),
  ].join('\n')
}

interface Plan {
  release: string
  content: string
  kilobytes: number
  reload: string
  check: string
}

/** Returns what a deploy would change on a server. */
export function planOf(state: State, { release, content, kilobytes, reload, check }: Plan): string {
  const live = state.releases.find(({ folder }) => folder === state.live)
  const needed = Math.ceil(kilobytes * 1.1)
  const unneeded = state.unneeded.length === 0 ? 'nothing' : state.unneeded.join(', ')
  return [
    `live now:      ${state.live}${live === undefined ? '' : `, release ${live.release}`}`,
    `would go live: release ${release}, content ${content}${state.isRefused ? ': REFUSED' : ''}`,
    `room:          ${megabytes(needed)} needed, ${megabytes(state.room)} free${needed > state.room ? ': NOT ENOUGH' : ''}`,
    `would delete:  ${unneeded}`,
    `reload:        ${reload}`,
    `check:         ${check}`,
    ...(state.lock === undefined ? [] : [`under way:     ${state.lock}`]),
  ].join('\n')
}
