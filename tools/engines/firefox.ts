import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deadlineMs, waitForLine, type Driver } from './driver.ts'

/** The preferences of a test run: no first-run pages, no updates, and a page may not play by itself. */
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US',
  'remote.log.level': 'Error',
}

/** A value of the cookie policy of Firefox: 2 refuses every storage of a page. */
const noStorage = { 'network.cookie.cookieBehavior': 2 }

interface Reply {
  id?: number
  method?: string
  params?: { type?: string; level?: string; text?: string }
  result?: Record<string, unknown>
  error?: string
  message?: string
}

/** Sends WebDriver BiDi commands over a socket. */
async function connect(url: string, onLog: (line: string) => void) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const closed = new AbortController()
  socket.addEventListener('close', () => closed.abort())
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
    else if (reply.method === 'log.entryAdded') {
      onLog(`${reply.params?.type} ${reply.params?.level}: ${reply.params?.text}`)
    }
  })
  let last = 0
  const send = async (method: string, params: object) => {
    if (closed.signal.aborted) throw new Error(`${method} cannot be sent: the browser has ended.`)
    last += 1
    const id = last
    const replied = new Promise<Reply>((resolve, reject) => {
      waiting.set(id, resolve)
      AbortSignal.any([AbortSignal.timeout(deadlineMs), closed.signal]).addEventListener(
        'abort',
        () => reject(new Error(`${method} got no response.`)),
      )
    })
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await replied
    if (error !== undefined) throw new Error(`${method}: ${error}, ${message}`)
    return result ?? {}
  }
  return { send, close: () => socket.close() }
}

/** Starts Firefox with an empty profile. @param options `storage`: whether pages may store anything */
export async function startFirefox(
  path: string,
  { storage }: { storage: boolean },
): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const lines = Object.entries({ ...preferences, ...(!storage && noStorage) }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(path, [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    `--profile`,
    profile,
    'about:blank',
  ])
  const ended = new Promise((resolve) => {
    child.on('exit', resolve)
  })
  const socket = await waitForLine(child, /WebDriver BiDi listening on (ws:\S+)/)
  const logged: string[] = []
  const { send, close } = await connect(`${socket}/session`, (line) => logged.push(line))
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: { width: 431, height: 844 } })
  return {
    logged,
    goTo: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    run: async (expression) => {
      const { type, result, exceptionDetails } = await send('script.evaluate', {
        expression: `(async () => JSON.stringify((await ${expression}) ?? null))()`,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      })
      if (type !== 'success') throw new Error(JSON.stringify(exceptionDetails))
      return String(Reflect.get(Object(result), 'value'))
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions })
    },
    close: async () => {
      await send('browser.close', {}).catch(() => child.kill('SIGKILL'))
      close()
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}
