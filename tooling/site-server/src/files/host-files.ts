/** Headers by name. */
export type Headers = Readonly<Record<string, string>>

const FOREVER: Headers = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Cloudflare Pages ignores longer lines in `_headers`. */
const LONGEST_LINE = 2000

/**
 * Returns the configuration files of common hosts, by file name. They set the headers of a site of plain files. The policy
 * inside the page is not enough: browsers read `frame-ancestors` only from a header.
 */
export const hostFiles = (headers: Headers): Readonly<Record<string, string>> => ({
  _headers: plainRules(headers),
  'vercel.json': json({
    headers: [
      { source: '/(.*)', headers: pairs(headers) },
      { source: '/assets/(.*)', headers: pairs(FOREVER) },
    ],
  }),
  'staticwebapp.config.json': json({ globalHeaders: headers, routes: [{ route: '/assets/*', headers: FOREVER }] }),
  'nginx.conf': nginxLines(headers),
  Caddyfile: [`header {`, ...lines(headers, (name, value) => `  ${name} ${quoted(value)}`), '}', ''].join('\n'),
})

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const pairs = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
const lines = (headers: Headers, write: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => write(name, value))

/** The format of Netlify and Cloudflare Pages. */
const plainRules = (headers: Headers): string =>
  ['/*', ...lines(headers, plainLine), '/assets/*', ...lines(FOREVER, plainLine), ''].join('\n')

function plainLine(name: string, value: string): string {
  const line = `  ${name}: ${value}`
  return name === 'content-security-policy' && line.length > LONGEST_LINE ? `  ${name}: ${framingRule(value)}` : line
}

/** Returns the rule of a policy that only works in a header. */
const framingRule = (policy: string) => /frame-ancestors [^;]*/.exec(policy)?.[0] ?? "frame-ancestors 'none'"

/** Lines for a `server` block. A `location` with `add_header` inherits none, so the one for assets repeats all headers. */
function nginxLines(headers: Headers): string {
  const ofAssets = lines({ ...headers, ...FOREVER }, (name, value) => `  ${nginxLine(name, value)}`)
  return [...lines(headers, nginxLine), 'location /assets/ {', ...ofAssets, '}', ''].join('\n')
}

const nginxLine = (name: string, value: string) => `add_header ${name} ${quoted(value)} always;`

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
