import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadSites } from './load-sites.ts'
import { hostFiles } from './files/host-files.ts'
import { staticHeaders } from './policy/security-headers.ts'
import { readSettings } from './sites/settings.ts'
import { staticPage } from './pages/static-page.ts'

// npm run export -- <brand>: writes one index.html per market beside the assets, for hosting without this server.
// The host sends `<site>/index.html` for every page. It passes /api on, unless `publicGateway` names the gateway. The files
// beside index.html configure the headers of common hosts.
async function exportBrand(name: string | undefined) {
  if (!name) throw new Error('Name a brand: npm run export -- horselbutik')
  const settings = readSettings(process.env)
  const { brands, sites } = await loadSites(process.env, { ...settings, brands: [name] })
  for (const built of brands) {
    for (const site of sites) {
      const folder = path.join(built.clientFolder, site.name)
      await mkdir(folder, { recursive: true })
      const { html, policy } = staticPage(built, site, settings.isProduction)
      const files = {
        'index.html': html,
        ...hostFiles(staticHeaders({ ...settings, isSecure: site.origin.startsWith('https:') }, policy)),
      }
      for (const [file, text] of Object.entries(files)) {
        await writeFile(path.join(folder, file), text)
        console.log(path.relative(process.cwd(), path.join(folder, file)))
      }
    }
  }
}

await exportBrand(process.argv[2]).catch((failure: unknown) => {
  // Operators need the message of a wrong setting, not the stack.
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
})
