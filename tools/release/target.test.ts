import { expect, test } from 'vitest'
import { targetOf, uploads } from './target.ts'

const rsync = ['-rt', '--delete', '--chmod=D755,F644']

test('a folder of this machine needs no ssh', () => {
  const target = targetOf('/srv/site/', false)
  expect(target.shell('ls')).toEqual(['sh', '-c', 'ls'])
  expect(uploads(target, 'dist')[0]).toEqual([...rsync, 'dist/', '/srv/site/incoming/site/'])
})

test('a folder of a server is reached by ssh, with sudo if root owns it', () => {
  const target = targetOf('deploy@server:/srv/site', true)
  const command = String.raw`sudo sh -c 'echo '\''a'\'''`
  expect(target.shell("echo 'a'")).toEqual(['ssh', 'deploy@server', command])
  const to = 'deploy@server:/srv/site/incoming/host/'
  expect(uploads(target, 'dist')[1]).toEqual([
    ...rsync,
    '--rsync-path=sudo rsync',
    'dist-host/',
    to,
  ])
})
