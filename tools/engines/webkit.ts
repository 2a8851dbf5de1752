import { spawn } from 'node:child_process'
import { deadlineMs, waitForLine, type Driver } from './driver.ts'

export interface WebKitPaths {
  driver: string
  browser: string
  /** A virtual display; without one the display of the machine is used. */
  display: string | null
}

/** Sends W3C WebDriver commands of a session. */
async function openSession(origin: string, capabilities: object) {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/session${path}`, {
      method,
      signal: AbortSignal.timeout(deadlineMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value }: { value: unknown } = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const session = await send('POST', '', { capabilities: { alwaysMatch: capabilities } })
  const sessionId: unknown = Reflect.get(Object(session), 'sessionId')
  return (method: string, path: string, body?: object) =>
    send(method, `/${String(sessionId)}${path}`, body)
}

/** Starts a display in memory. @returns its name, and what ends it */
async function startDisplay(path: string | null) {
  if (path === null) return { name: process.env.DISPLAY, close: () => {} }
  const child = spawn(path, ['-displayfd', '1', '-screen', '0', '1280x1024x24'])
  const display = await waitForLine(child, /^(\d+)\n/)
  return { name: `:${display}`, close: () => child.kill() }
}

let nextPort = 18_400

/** Starts WebKitGTK's browser with an empty profile. @param options `storage`: whether pages get cookies */
export async function startWebKit(
  { driver, browser, display: displayPath }: WebKitPaths,
  { storage }: { storage: boolean },
): Promise<Driver> {
  const display = await startDisplay(displayPath)
  nextPort += 1
  const port = nextPort
  // WEBKIT_DISABLE_DMABUF_RENDERER must not be set: the browser crashes on view transitions with it.
  const env = { ...process.env, DISPLAY: display.name, LANG: 'C.UTF-8' }
  const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await reach(`${origin}/status`)
  const args = ['--automation', ...(storage ? [] : ['--cookies-policy=never'])]
  const send = await openSession(origin, {
    'webkitgtk:browserOptions': { binary: browser, args },
    timeouts: { script: 60_000, pageLoad: 60_000 },
  })
  await send('POST', '/window/rect', { width: 431, height: 844 })
  return {
    logged: [],
    goTo: async (url) => {
      await send('POST', '/url', { url })
    },
    run: async (expression) => {
      const script = `const done = arguments[0];
        (async () => JSON.stringify((await ${expression}) ?? null))()
          .then(done, (failure) => done('!' + failure))`
      const value = await send('POST', '/execute/async', { script, args: [] })
      if (typeof value !== 'string' || value.startsWith('!')) throw new Error(String(value))
      return value
    },
    perform: async (actions) => {
      await send('POST', '/actions', { actions })
    },
    close: async () => {
      await send('DELETE', '').catch(() => undefined)
      child.kill()
      display.close()
    },
  }
}

/** Waits until a process responds at a URL. */
async function reach(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not respond.`)
}
