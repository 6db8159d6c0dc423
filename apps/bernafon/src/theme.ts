import type { Theme } from '@shop/ui/tokens/theme.ts'

/** A Swiss instrument. White, graphite and ultramarine; square corners, hairlines instead of cards, tight grid, tight sans headings. */
export const theme: Theme = {
  font: {
    display: {
      family: 'Schibsted Grotesk Variable',
      weight: 640,
      tracking: '-0.026em',
      lineHeight: 1.08,
      metrics: { ascent: 0.9766, descent: 0.2578, width: 0.4658, boldWidth: 0.4835 },
      generic: 'sans-serif',
    },
    text: {
      family: 'Hanken Grotesk Variable',
      weight: 420,
      bold: 660,
      size: '1.125rem',
      metrics: { ascent: 1, descent: 0.303, width: 0.45, boldWidth: 0.4561 },
      generic: 'sans-serif',
    },
    price: 'text',
  },
  color: {
    surface: {
      page: '#FFFFFF',
      raised: '#FFFFFF',
      sunken: '#F4F5F8',
      tile: '#EFF1F5',
      tint: '#E5E9FC',
      brand: '#12151F',
      brandDeep: '#0B0D14',
      selected: '#EEF1FE',
    },
    text: {
      default: '#12151F',
      muted: '#424753',
      link: '#2632B8',
      linkHover: '#161F80',
      onBrand: '#FFFFFF',
      onBrandMuted: '#CDD2DF',
    },
    border: {
      subtle: '#DCDFE6',
      default: '#BFC4CF',
      control: '#6A7080',
      strong: '#12151F',
    },
    accent: {
      default: '#2632B8',
      hover: '#1A2390',
      active: '#12186A',
      on: '#FFFFFF',
      soft: '#E5E9FC',
      onSoft: '#1A2390',
    },
    highlight: {
      default: '#C6D0FF',
      on: '#12151F',
      soft: '#EEF1FE',
    },
    promo: {
      fg: '#A1133F',
      solid: '#A1133F',
      on: '#FFFFFF',
    },
    favourite: {
      default: '#A1133F',
    },
    focus: {
      ring: '#12151F',
      gap: '#FFD84D',
      onBrand: '#FFD84D',
    },
    header: {
      bg: '#12151F',
      fg: '#FFFFFF',
      border: '#333845',
      search: '#FFFFFF',
      utilityBg: '#0B0D14',
      utilityFg: '#E3E7F2',
      navBg: '#12151F',
      navFg: '#FFFFFF',
      navActive: '#C6D0FF',
    },
    footer: {
      bg: '#0B0D14',
      fg: '#FFFFFF',
      muted: '#CDD2DF',
      border: '#333845',
    },
  },
  shape: {
    radius: {
      control: '2px',
      card: '0px',
      tile: '0px',
      panel: '0px',
      badge: '0px',
    },
    button: {
      radius: '2px',
      edge: 'none',
      weight: '620',
      border: '2px',
    },
    card: {
      border: '1px',
      edge: 'var(--color-border-default)',
      shadow: 'none',
      padding: '20px',
      paddingPhone: '12px',
      fill: '#FFFFFF',
      tile: 'transparent',
      tileOnAlt: '#FFFFFF',
      overlap: '-1px',
    },
    tile: {
      border: '1px',
      fill: 'var(--color-surface-raised)',
    },
  },
  density: {
    control: '50px',
    grid: '0px',
    gridRow: '0px',
    gridPhone: '0px',
    section: '72px',
    line: '1.5',
  },
  icon: {
    stroke: '1.75',
    // Not butt: the dots of icons are strokes without length, of which only their ends are seen.
    linecap: 'square',
    linejoin: 'miter',
  },
}
