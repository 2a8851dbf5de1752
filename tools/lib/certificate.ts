import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a certificate for localhost that no authority has signed. @returns the paths of its files */
export function writeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')]
  mkdirSync(folder, { recursive: true })
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'
  const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...request.split(' '), ...files], { stdio: 'ignore' })
  return { certificate, key }
}
