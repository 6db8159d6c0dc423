import type { Plugin } from 'vite'

/** The gateway's pictures that stand for those of fixtures and stories. */
const standIns: Readonly<Record<string, string>> = {
  'battery-312': 'battery-312',
  'battery-pack': 'battery-312-60',
  'dome-open': 'dome-open-8',
  hero: 'hero-product',
  intro: 'hero-phonicear',
  'partner-one': 'partner-hearing-first',
  'shelf-batteries': 'battery-caddy-312',
  'tv-adapter': 'tv-adapter',
  'wax-filter': 'wax-filter-pack',
}

/** The names of the pictures that Storybook exports. */
export const exportedPictures = Object.values(standIns)

// The picture addresses in fixtures and stories.
const PICTURE = /\/api\/pictures\/([\w-]+)-[0-9a-f]+\/\d+\.(?:webp|avif)/g

/** Returns code with the addresses of exported pictures. Throws for a picture without a stand-in. */
export const withExportedPictures = (code: string, base: string) =>
  code.replaceAll(PICTURE, (address, name: string) => {
    const picture = standIns[name]
    if (!picture) throw new Error(`${address} has no stand-in in tooling/storybook/src/samples/pictures.ts.`)
    return `${base}pictures/${picture}.webp`
  })

/** Replaces the gateway's addresses in fixtures and stories by those of exported pictures, because stories have no gateway. */
export function exportedPicturesPlugin(): Plugin {
  let base = '/'
  return {
    name: 'exported-pictures',
    enforce: 'pre',
    // Relative in the build, which works below any path.
    configResolved: ({ command }) => {
      base = command === 'build' ? './' : '/'
    },
    transform: (code, id) =>
      /\/(?:fixtures|testing)\/|\.stories\.tsx/.test(id) && code.includes('/api/pictures/')
        ? { code: withExportedPictures(code, base), map: null }
        : undefined,
  }
}
