const causes: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'host not found',
  ECONNRESET: 'connection closed',
  UND_ERR_SOCKET: 'connection closed',
  CERT_HAS_EXPIRED: 'certificate expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed certificate, see NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknown certificate authority, see NODE_EXTRA_CA_CERTS',
}

/** Returns the cause of a failed `fetch`, which hides it one level down. */
export function causeOf(failure: unknown, deadlineMs: number): string {
  if (!(failure instanceof Error)) return String(failure)
  if (/^(?:Deadline|Timeout)Error$/.test(failure.name))
    return `no response within ${deadlineMs / 1000} s`
  const { cause } = failure
  if (!(cause instanceof Error)) return failure.message
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return [causes[code] ?? cause.message, code && `(${code})`].filter(Boolean).join(' ')
}
