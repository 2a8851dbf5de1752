import type { CDPSession } from 'playwright'

/** A request of the page; times in ms of the Unix epoch. */
export interface Transfer {
  path: string
  sentAt: number
  /** `null` until the response is complete. */
  finishedAt: number | null
  /** On the wire, headers included. */
  bytes: number
}

/** Records what a page requests. `data:` URLs are not requests. */
export function recordTraffic(session: CDPSession): Transfer[] {
  const transfers: Transfer[] = []
  const pending = new Map<string, { transfer: Transfer; offset: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return
    const { pathname } = new URL(request.url)
    const transfer = { path: pathname, sentAt: wallTime * 1000, finishedAt: null, bytes: 0 }
    transfers.push(transfer)
    pending.set(requestId, { transfer, offset: wallTime - timestamp })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const known = pending.get(requestId)
    if (!known) return
    known.transfer.finishedAt = (timestamp + known.offset) * 1000
    known.transfer.bytes = encodedDataLength
  })
  return transfers
}

const isScript = ({ path }: Transfer) => path.endsWith('.js')
const isCatalog = ({ path }: Transfer) => /^\/assets\/.*\.json$/.test(path)
const isCall = ({ path }: Transfer) => path.startsWith('/api/')

const finishedBy = (at: number) => (transfer: Transfer) =>
  transfer.finishedAt !== null && transfer.finishedAt <= at

const sumOf = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0)

/** Bytes of JavaScript that arrived by this time. */
export const scriptBytes = (transfers: readonly Transfer[], at: number): number =>
  sumOf(transfers.filter(isScript).filter(finishedBy(at)))

/** Bytes of JavaScript and of the message catalog that arrived by this time. */
export const appBytes = (transfers: readonly Transfer[], at: number): number =>
  sumOf(transfers.filter((each) => isScript(each) || isCatalog(each)).filter(finishedBy(at)))

/** Bytes of every response that is complete. */
export const allBytes = (transfers: readonly Transfer[]): number =>
  sumOf(transfers.filter(({ finishedAt }) => finishedAt !== null))

export const requestsBy = (transfers: readonly Transfer[], at: number): number =>
  transfers.filter(({ sentAt }) => sentAt <= at).length

export const apiCalls = (transfers: readonly Transfer[]): number => transfers.filter(isCall).length
