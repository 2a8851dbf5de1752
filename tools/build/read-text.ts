/** A response with more bytes than a build reads. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'
}

/**
 * Reads the text of a response, and stops reading if it is too large.
 * @throws {TooLargeError}
 */
export async function readText(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) {
      throw new TooLargeError(
        `more than ${mostBytes / 1_000_000} MB, the limit of a response (docs/api.md#limits)`,
      )
    }
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
