import type { Settings } from './settings.ts'
import type { ServedSite } from './sites.ts'

/** The page at the bare address: every site that runs here, and what one needs to try them. For developers. */
export function startPage(sites: readonly ServedSite[], { sandboxOrigin }: Settings): string {
  const link = (url: string, text: string) => `<li><a href="${url}">${text}</a></li>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The shops on this machine</title></head><body><main><h1>The shops on this machine</h1>
<ul>${sites.map(({ name, origin }) => link(origin, name)).join('')}</ul>
<h2>To try them</h2>
<p>Customers of every shop: <code>demo@example.com</code> (a long history) and <code>new@example.com</code> (none), password <code>Hearing2026</code>.</p>
<ul>${sandboxOrigin ? link(`${sandboxOrigin}/__sandbox`, 'Sandboxes of the third parties') + link(`${sandboxOrigin}/__sandbox/mails`, 'Mailbox') : ''}${link('/storybook/', 'Storybook')}</ul>
</main></body></html>`
}
