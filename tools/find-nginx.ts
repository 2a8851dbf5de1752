import { installPackages } from './lib/install-packages.ts'
import { nginxPath } from './lib/hosts.ts'

// `npm run test:full` runs the journeys of a host on a real nginx, too.
if (nginxPath() === null) installPackages('nginx-light')
const path = nginxPath()
if (path === null) {
  console.error(
    'The full run needs nginx. Install it (Debian and Ubuntu: apt-get install nginx-light), ' +
      'or set NGINX_PATH to the path of one.',
  )
  process.exitCode = 1
} else {
  console.log(path)
}
