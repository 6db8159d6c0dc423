import type { Story } from './stories.ts'

/** The pictures of a pair, as addresses. */
export interface Pair {
  brand: string
  before: string
  after: string
  difference: string
}

export interface Comparison {
  /** The names of what was compared. */
  before: string
  after: string
  /** How many pairs were compared. */
  pairs: number
  /** The stories that differ, with the pairs that do. */
  different: { title: string; pairs: Pair[] }[]
  failed: { title: string; reason: string }[]
  added: readonly Story[]
  removed: readonly Story[]
}

/** Pairs whose pictures are shown. A page with more is too large for a browser. */
const SHOWN_PAIRS = 120

/** Returns one line with the counts of a comparison. */
export function countsOf({ pairs, different, failed, added, removed }: Comparison): string {
  const differing = different.reduce((sum, story) => sum + story.pairs.length, 0)
  return [
    `${pairs} pairs compared`,
    `${differing} differ in ${different.length} stories`,
    `${failed.length} failed`,
    `${added.length} stories added`,
    `${removed.length} removed`,
  ].join(', ')
}

/** Returns the page of a comparison, with all pictures in it. */
export function comparisonPage(comparison: Comparison): string {
  const { before, after, different, failed, added, removed } = comparison
  let left = SHOWN_PAIRS
  const stories = different.map(({ title, pairs }) => {
    const shown = pairs.slice(0, left)
    left -= shown.length
    const rest = pairs.slice(shown.length).map(({ brand }) => brand)
    const note = rest.length > 0 ? `<p>Differs without pictures here: ${rest.join(', ')}. Compare with --only.</p>` : ''
    return `<section><h2>${escape(title)}</h2>${shown.map(pairOf).join('')}${note}</section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories before and after</title>
<style>${STYLE}</style>
<h1>Stories before and after</h1>
<p>${escape(countsOf(comparison))}. Before: ${escape(before)}. After: ${escape(after)}.</p>
${listOf(
  'Failed',
  failed.map(({ title, reason }) => `${title}: ${reason}`),
)}
${listOf('Added', added.map(nameOf))}
${listOf('Removed', removed.map(nameOf))}
<p><label><input type="checkbox" id="large"> Pictures in their own size</label></p>
${stories.join('\n')}
</html>
`
}

const nameOf = ({ title, name }: Story) => `${title}: ${name}`

const pairOf = ({ brand, before, after, difference }: Pair) =>
  `<h3>${escape(brand)}</h3><div class="pair">${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>`

const figure = (name: string, address: string) =>
  `<figure><figcaption>${name}</figcaption><img alt="" src="${address}"></figure>`

const listOf = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `<h2>${heading}</h2><ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const STYLE = `
body { margin: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #222; background: #eceff1 }
.pair { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0; overflow: auto }
figcaption { font-size: 14px }
img { max-width: 100%; border: 1px solid #90a4ae; background: #fff }
:root:has(#large:checked) img { max-width: none }
`
