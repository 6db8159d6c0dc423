import { batteryColours } from './core.ts'
import { font } from './theme.ts'

const colours = Object.entries(batteryColours)
  .map(([size, { bg, on }]) => `[data-battery='${size}'] { background: ${bg}; color: ${on}; }`)
  .join('\n')

/** The rules of a battery's tab (`BatteryTab`). */
export const batteryCss = `
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
  ${colours}
  @media (forced-colors: active) {
    [data-battery] { border: 2px solid; }
  }
`
