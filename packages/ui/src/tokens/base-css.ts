import { batteryColours, DANGER_ON_BRAND, reducedMotion, statusColours, withLargeLetters } from './core.ts'
import { color, density, font, propertyOf, shape, type } from './theme.ts'

const batteryColourRules = Object.entries(batteryColours)
  .map(([size, { bg, on }]) => `[data-battery='${size}'] { background: ${bg}; color: ${on}; }`)
  .join('\n')

/** The styles of `BatteryTab`. */
const batteryCss = `
  [data-battery] {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.6em;
    aspect-ratio: 1;
    border-radius: 50%;
    box-shadow: inset 0 0 0 0.16em rgb(255 255 255 / 35%);
    font: 700 1.375rem / 1 ${font.price};
    letter-spacing: -0.02em;
  }
  [data-battery][data-scale='small'] { font-size: 1rem; }
  [data-battery][data-scale='line'] { font-size: 0.8125rem; }
  ${batteryColourRules}
  @media (forced-colors: active) {
    [data-battery] { border: 2px solid; }
  }
`

/** The global styles of all brands: text, links, battery tabs, focus ring, light scheme, reduced motion, forced colours, print. */
export const baseCss = minified(`
  :root { ${propertyOf(color.danger.fg)}: ${statusColours.danger.fg}; ${propertyOf(color.danger.border)}: ${statusColours.danger.border}; }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: 6rem; }
  body {
    margin: 0;
    background: ${color.surface.page};
    color: ${color.text.default};
    font: ${font.textWeight} ${font.textSize} / ${density.line} ${font.text};
    font-feature-settings: 'kern', 'liga';
    overflow-wrap: break-word;
  }
  /* Very large letters on a phone: the longest words break instead of leaving the window. */
  ${withLargeLetters} {
    body { overflow-wrap: anywhere; hyphens: auto; }
  }
  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${font.display};
    font-weight: ${font.displayWeight};
    letter-spacing: ${font.displayTracking};
    line-height: ${font.displayLine};
    text-wrap: balance;
  }
  h1 { font-size: ${type.h1}; }
  h2 { font-size: ${type.h2}; }
  h3 { font-size: ${type.h3}; line-height: 1.25; }
  h4 { font-size: ${type.h4}; line-height: 1.3; }
  h1:focus { outline: none; box-shadow: none; }
  p { margin: 0; text-wrap: pretty; }
  ul, ol { margin: 0; padding: 0; list-style: none; }
  dl, dd, figure { margin: 0; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  b, strong { font-weight: ${font.bold}; }
  a { color: ${color.text.link}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { color: ${color.text.linkHover}; text-decoration-thickness: 2px; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
  [data-built-in-name]::after { content: attr(data-built-in-name); }
  ${batteryCss}
  :focus-visible {
    outline: 3px solid ${color.focus.ring};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${color.focus.gap};
    border-radius: ${shape.radius.control};
  }
  [data-surface='brand'] :focus-visible { outline-color: ${color.focus.onBrand}; box-shadow: none; }
  [data-surface='brand'] {
    ${propertyOf(color.text.muted)}: ${color.text.onBrandMuted};
    ${propertyOf(color.text.link)}: ${color.text.onBrand};
    ${propertyOf(color.text.linkHover)}: ${color.text.onBrand};
    ${propertyOf(color.danger.fg)}: ${color.text.onBrand};
    ${propertyOf(color.danger.border)}: ${DANGER_ON_BRAND};
  }
  [data-scheme='light'] {
    ${propertyOf(color.header.bg)}: ${color.surface.page};
    ${propertyOf(color.header.fg)}: ${color.text.default};
    ${propertyOf(color.header.border)}: ${color.border.subtle};
  }
  ${reducedMotion} {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @media (forced-colors: active) {
    button, input, select, textarea, fieldset { border-color: CanvasText; }
    svg { forced-color-adjust: auto; }
  }
  @media print {
    body { background: #fff; color: #000; font-size: 12pt; }
    a { color: inherit; }
    tr, li, dl { break-inside: avoid; }
    /* Paper needs no navigation. */
    nav, [data-screen-only] { display: none !important; }
    /* Third parties' elements, such as the consent dialog, would cover every sheet. */
    body:has(> #root) > :not(#root) { display: none !important; }
  }
`)

/** Removes comments and whitespace. */
function minified(css: string) {
  return css
    .replaceAll(/\/\*.*?\*\//g, '')
    .replaceAll(/\s*([{};])\s*|([:,])\s+/g, '$1$2')
    .trim()
}
