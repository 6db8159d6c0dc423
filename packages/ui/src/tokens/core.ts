/** Distances between parts, shared by all brands. In px, so that enlarged letters leave room for words on a phone. */
export const spaceScale = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '32px',
  8: '40px',
  9: '48px',
  10: '64px',
  11: '80px',
  12: '96px',
} as const

/** Text sizes in rem, so that they follow the visitor's browser setting. */
export const typeScale = {
  label: '0.9375rem',
  small: '1rem',
  body: '1.125rem',
  lead: '1.25rem',
  h4: '1.25rem',
  h3: '1.5rem',
  h2: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.125rem)',
  h1: 'clamp(2rem, 1.55rem + 2vw, 2.875rem)',
  display: 'clamp(2.375rem, 1.5rem + 3.6vw, 4rem)',
  price: '1.375rem',
  priceLarge: '2.125rem',
} as const

/** The border of an invalid field on a brand's dark background. */
export const DANGER_ON_BRAND = '#FFB4A8'

/** The colours of messages, the same for all brands. */
export const statusColours = {
  success: {
    fg: '#175435',
    bg: '#E7F3EB',
    border: '#2F7D54',
    solid: '#175435',
    on: '#FFFFFF',
  },
  warning: {
    fg: '#6B4200',
    bg: '#FFF3D9',
    border: '#9A6400',
  },
  danger: {
    fg: '#9B1C1C',
    bg: '#FDECEA',
    border: '#B42318',
    solid: '#9B1C1C',
    on: '#FFFFFF',
  },
  info: {
    fg: '#1C4A73',
    bg: '#E8F1F9',
    border: '#3A6D9A',
    solid: '#1C4A73',
    on: '#FFFFFF',
  },
} as const

/** Shadows by elevation, the same for all brands. Decorative only. */
export const shadows = {
  low: '0 1px 2px rgba(15,25,35,.08)',
  floating: '0 24px 64px -16px rgba(15,25,35,.32)',
} as const

/** The industry's colour code of battery sizes. Always shown together with the number. */
export const batteryColours = {
  10: { bg: '#F2C230', on: '#2A2006' },
  13: { bg: '#F18F35', on: '#251100' },
  312: { bg: '#7F4724', on: '#FFFFFF' },
  675: { bg: '#23579A', on: '#FFFFFF' },
  rechargeable: { bg: '#1F5C43', on: '#FFFFFF' },
} as const

/** A battery size with a colour of its own. */
export type BatterySize = keyof typeof batteryColours

/** Durations and easing of transitions. */
export const motion = { fast: '120ms', base: '200ms', slow: '320ms', ease: 'cubic-bezier(.2,.7,.2,1)' } as const

/** The z-index of each overlapping layer. Menu and mini-cart of the header open above a bar at the foot. */
export const layer = { raised: 1, sticky: 10, stickyBar: 15, header: 20, dropdown: 30, overlay: 50, toast: 60 } as const

/** Media queries in em, so that enlarged text gets the phone layout. */
export const from = {
  phoneWide: '@media (min-width: 36em)',
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 62em)',
  wide: '@media (min-width: 64em)',
} as const

/** Screens narrower than a tablet. Does not apply to paper. */
export const belowTablet = '@media screen and (max-width: 47.99em)'

/** Screens narrower than a desktop's. */
export const belowDesktop = '@media screen and (max-width: 61.99em)'

/** Phones held upright. */
export const belowPhoneWide = '@media screen and (max-width: 35.99em)'

/** The narrowest phones, and wider ones with enlarged text. */
export const onSmallPhone = '@media screen and (max-width: 22.49em)'

/** Phones with very large letters. */
export const withLargeLetters = '@media (max-width: 15em)'

/** Visitors who prefer reduced motion. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
