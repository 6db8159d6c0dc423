const bareHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns whether a Host header names this machine instead of a site. */
export const isBareHost = (host: string) => bareHosts.has(hostName(host))

/** Returns the name in a Host header, without the port. */
export const hostName = (host: string) => host.toLowerCase().replace(/:\d*$/, '')
