import { brandsIn, deployedSites, type DeployedSite } from './sites/deployed-sites.ts'
import { knownBrands } from './sites/known-brands.ts'
import { readSource } from './sites/source.ts'
import { loadBrands, type BuiltBrand } from './pages/built-brand.ts'
import type { Settings } from './sites/settings.ts'

type Environment = Parameters<typeof readSource>[0]

/** Loads the built brands that the settings of the sites name, and returns their sites. */
export async function loadSites(
  env: Environment,
  { brands: chosen, appsFolder, port, isProduction }: Pick<Settings, 'brands' | 'appsFolder' | 'port' | 'isProduction'>,
): Promise<{ brands: BuiltBrand[]; sites: DeployedSite[] }> {
  const source = readSource(env)
  const known = knownBrands(appsFolder)
  const brands = await loadBrands(chosen.length > 0 ? chosen : brandsIn(source, known), appsFolder)
  const sites = deployedSites(source, {
    brands: brands.map(({ brand }) => brand),
    knownBrands: known,
    port,
    isProduction,
  })
  return { brands, sites }
}
