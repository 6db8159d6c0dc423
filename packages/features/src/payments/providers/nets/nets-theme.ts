import type { Theme } from '@shop/ui/tokens/theme.ts'
import type { NetsTheme } from './nets-sdk.ts'

/** Returns the brand's colours for Nets' form. */
export const netsTheme = ({ color, shape }: Theme): NetsTheme => ({
  primaryColor: color.accent.default,
  buttonTextColor: color.accent.on,
  buttonRadius: shape.button.radius,
  textColor: color.text.default,
  backgroundColor: color.surface.page,
})
