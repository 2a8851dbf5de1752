import { parseRecordId } from './record-id.ts'

/**
 * The `params` of a route whose last segment is an id: read as a number, and an address with
 * anything else there is not this route's, so that it is not found and nothing is asked for.
 */
export function idParam<TName extends string>(name: TName) {
  return {
    parse: (params: Record<TName, string>): Record<TName, number> | false => {
      const id = parseRecordId(params[name])
      return id === null ? false : only(name, id)
    },
    stringify: (params: Record<TName, number>) => only(name, String(params[name])),
  }
}

function only<TName extends string, TValue>(name: TName, value: TValue): Record<TName, TValue>
function only<TValue>(name: string, value: TValue): Record<string, TValue> {
  return { [name]: value }
}
