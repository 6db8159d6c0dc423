import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadBrands } from './pages/built-brand.ts'
import { hostFiles } from './files/host-files.ts'
import { staticHeaders } from './policy/security-headers.ts'
import { readSettings } from './sites/settings.ts'
import { sitesOf } from './sites/sites.ts'
import { staticPage } from './pages/static-page.ts'

// node src/export.ts <brand>: writes one index.html per market beside the assets, for hosting without this server.
// The host sends `<site>/index.html` for every page. It passes /api on, unless PUBLIC_GATEWAY_URL names the gateway. The files
// beside index.html configure the headers of common hosts.
const [name] = process.argv.slice(2)
if (!name) throw new Error('Name a brand: node src/export.ts horselbutik')

const settings = readSettings(process.env)
for (const built of await loadBrands([name], settings.appsFolder)) {
  for (const site of sitesOf(built.brand, settings)) {
    const folder = path.join(built.clientFolder, site.name)
    await mkdir(folder, { recursive: true })
    const { html, policy } = staticPage(built, site, settings.isProduction)
    const files = { 'index.html': html, ...hostFiles(staticHeaders(settings, policy)) }
    for (const [file, text] of Object.entries(files)) {
      await writeFile(path.join(folder, file), text)
      console.log(path.relative(process.cwd(), path.join(folder, file)))
    }
  }
}
