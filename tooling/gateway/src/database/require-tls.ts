const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Throws unless a connection to this address is encrypted and the server's certificate is checked. Addresses of this machine
 * need no TLS: the loopback interface, and unix sockets.
 */
export function requireTls(name: string, address: string): void {
  const url = URL.parse(address)
  if (!url) return
  const { hostname, searchParams } = url
  // These replace the host or the encryption that the address seems to have.
  const sockets = searchParams.getAll('host')
  const isSocket = hostname === '' && sockets.length === 1 && sockets[0]?.startsWith('/') === true
  const isLocal = isSocket || (LOOPBACK.has(hostname) && sockets.length === 0)
  const modes = searchParams.getAll('sslmode')
  const isVerified = modes.length === 1 && modes[0] === 'verify-full' && sockets.length === 0
  if (searchParams.has('ssl') || searchParams.has('hostaddr') || !(isLocal || isVerified)) {
    throw new Error(
      `${name} must end with ?sslmode=verify-full (and &sslrootcert=<file> for an authority of your own) unless the database is on this machine.`,
    )
  }
}
