/** Every colour role a brand must fill, group by group. */
export const colorNames = {
  surface: ['page', 'raised', 'sunken', 'tile', 'tint', 'brand', 'brandDeep', 'selected'],
  text: ['default', 'muted', 'link', 'linkHover', 'onBrand', 'onBrandMuted'],
  border: ['subtle', 'default', 'control', 'strong'],
  accent: ['default', 'hover', 'active', 'on', 'soft', 'onSoft'],
  highlight: ['default', 'on', 'soft'],
  promo: ['fg', 'solid', 'on', 'soft'],
  favourite: ['default'],
  focus: ['ring', 'gap', 'onBrand'],
  header: ['bg', 'fg', 'muted', 'border', 'search', 'utilityBg', 'utilityFg', 'navBg', 'navFg', 'navActive'],
  footer: ['bg', 'fg', 'muted', 'border'],
  success: ['fg', 'bg', 'border', 'solid', 'on'],
  warning: ['fg', 'bg', 'border', 'solid', 'on'],
  danger: ['fg', 'bg', 'border', 'solid', 'on'],
  info: ['fg', 'bg', 'border', 'solid', 'on'],
} as const

/** Corners, edges and fills that give the same parts another temperament in each brand. */
export const shapeNames = {
  radius: ['control', 'card', 'tile', 'panel', 'badge'],
  button: ['radius', 'edge', 'weight', 'border'],
  card: ['border', 'edge', 'shadow', 'padding', 'paddingPhone', 'fill', 'tile', 'tileOnAlt', 'overlap'],
  tile: ['border', 'fill'],
} as const

/** How much room the parts take. */
export const densityNames = ['control', 'grid', 'gridRow', 'gridPhone', 'section', 'cardPad', 'line'] as const

/** Shadows by height; they decorate and never carry meaning. */
export const elevationNames = ['none', 'low', 'raised', 'floating'] as const

/** How the icons are drawn. */
export const iconNames = ['stroke', 'linecap', 'linejoin'] as const

/** The palette of the brand's artwork. */
export const illustrationNames = ['sky', 'far', 'mid', 'near', 'deep', 'sun', 'light', 'ink'] as const
