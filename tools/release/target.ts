/** A machine and a folder on it. */
export interface Target {
  folder: string
  /** The prefix of a path for rsync: `server:`, or empty for this machine. */
  host: string
  /** True if root owns the folder, and the account has sudo. */
  isRoot: boolean
  /** Returns the command that runs a line of shell on the machine of the target. */
  shell: (line: string) => Command
}

type Command = [command: string, ...args: string[]]

export const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns what a target such as `server:/srv/site` or `/srv/site` means. */
export function targetOf(to: string, sudo: boolean): Target {
  const [, host = '', folder = to] = /^([^/:]+:)(.+)$/.exec(to) ?? []
  return {
    folder: folder.replace(/(?<=.)\/+$/, ''),
    host,
    isRoot: sudo,
    shell: (line) => {
      const command = sudo ? `sudo sh -c ${quoted(line)}` : line
      return host === '' ? ['sh', '-c', command] : ['ssh', host.slice(0, -1), command]
    },
  }
}

/**
 * Returns the commands that copy a site and its configurations into a new folder of the target. Files that are
 * the same in the live release are not sent again, but linked to; they are compared by their content.
 * Others are sent whole: as a receiver, rsync 3.2.7 of Debian 12 and Ubuntu 24.04 fails to compare blocks with a folder
 * of `--link-dest` (https://github.com/RsyncProject/rsync/issues/928).
 */
export function uploads(target: Target, dist: string, to: string): Command[] {
  const { host, folder, isRoot } = target
  if (host === '') {
    const copy = (from: string, into: string) =>
      target.shell(`cp -Rp ${quoted(`${from}/.`)} ${quoted(`${folder}/${into}`)}`)
    return [copy(dist, `${to}/site`), copy(`${dist}-host`, to)]
  }
  const sync = (from: string, into: string, live: string): Command => [
    'rsync',
    '-rt',
    '--checksum',
    '--whole-file',
    '--chmod=D755,F644',
    `--link-dest=${live}`,
    ...(isRoot ? ['--rsync-path=sudo rsync'] : []),
    `${from}/`,
    `${host}${folder}/${into}/`,
  ]
  return [
    sync(dist, `${to}/site`, '../../../current/site'),
    sync(`${dist}-host`, to, '../../current'),
  ]
}
