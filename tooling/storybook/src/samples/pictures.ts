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

// The picture addresses in fixtures and stories, each a literal of its own.
const PICTURE = /(['"`])\/api\/pictures\/([\w-]+)-[0-9a-f]+\/\d+\.(?:webp|avif)\1/g

/**
 * Returns code with the addresses of exported pictures. They are made in the browser with the address of the page, because the
 * shop reads a relative address from the root of its host. Throws for a picture without a stand-in, and for one within a text.
 */
export function withExportedPictures(code: string, base: string) {
  const replaced = code.replaceAll(PICTURE, (address, _quote, name: string) => {
    const picture = standIns[name]
    if (!picture) throw new Error(`${address} has no stand-in in tooling/storybook/src/samples/pictures.ts.`)
    return `new URL('${base}pictures/${picture}.webp', document.baseURI).href`
  })
  if (replaced.includes('/api/pictures/')) throw new Error('An address of a picture stands within a longer text.')
  return replaced
}

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
