// What every call needs beside a schema of its own, in one piece.
export { readAs, readEnvelope } from './parse.ts'
export { send } from './send.ts'
