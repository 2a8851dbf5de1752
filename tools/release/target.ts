interface Target {
  folder: string
  /** The prefix of a path for rsync: `server:`, or empty for this machine. */
  host: string
  /** True if root owns the folder, and the account has sudo. */
  isRoot: boolean
  /** Returns the command that runs a line of shell on the machine of the target. */
  shell: (line: string) => [command: string, ...args: string[]]
}

/** Returns what a target such as `server:/srv/site` or `/srv/site` means. */
export function targetOf(to: string, sudo: boolean): Target {
  const [, host = '', folder = to] = /^([^/:]+:)(.+)$/.exec(to) ?? []
  const prefix = sudo ? 'sudo ' : ''
  return {
    folder: folder.replace(/\/+$/, ''),
    host,
    isRoot: sudo,
    shell: (line) => {
      const command = prefix + (sudo ? `sh -c '${line.replaceAll("'", String.raw`'\''`)}'` : line)
      return host === '' ? ['sh', '-c', command] : ['ssh', host.slice(0, -1), command]
    },
  }
}

/** Returns the arguments of rsync that upload a site and its configurations. */
export function uploads({ host, folder, isRoot }: Target, dist: string): string[][] {
  const options = [
    '-rt',
    '--delete',
    '--chmod=D755,F644',
    ...(isRoot && host !== '' ? ['--rsync-path=sudo rsync'] : []),
  ]
  return [
    [...options, `${dist}/`, `${host}${folder}/incoming/site/`],
    [...options, `${dist}-host/`, `${host}${folder}/incoming/host/`],
  ]
}
