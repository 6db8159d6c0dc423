import { color, font, shape, type } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'

/** The element that Adyen's form stands in: it gives the form the brand's look by the variables that Adyen names for it. */
export const AdyenLook = styled.div`
  --adyen-sdk-color-label-primary: ${color.text.default};
  --adyen-sdk-color-label-secondary: ${color.text.muted};
  --adyen-sdk-color-label-tertiary: ${color.text.muted};
  --adyen-sdk-color-label-on-color: ${color.accent.on};
  --adyen-sdk-color-label-critical: ${color.danger.fg};
  --adyen-sdk-color-background-primary: ${color.surface.raised};
  --adyen-sdk-color-background-secondary: ${color.surface.selected};
  --adyen-sdk-color-outline-primary: ${color.border.control};
  --adyen-sdk-color-outline-secondary: ${color.border.control};
  --adyen-sdk-color-outline-tertiary: ${color.border.control};
  --adyen-sdk-color-outline-primary-hover: ${color.border.strong};
  --adyen-sdk-color-outline-primary-active: ${color.focus.ring};
  --adyen-sdk-color-outline-critical: ${color.danger.border};
  --adyen-sdk-color-background-always-dark: ${color.accent.default};
  --adyen-sdk-color-background-always-dark-active: ${color.accent.active};
  --adyen-sdk-color-background-inverse-primary: ${color.accent.default};
  --adyen-sdk-color-background-inverse-primary-hover: ${color.accent.hover};
  --adyen-sdk-border-radius-s: ${shape.radius.control};
  --adyen-sdk-border-radius-m: ${shape.radius.control};
  --adyen-sdk-border-radius-l: ${shape.radius.control};
  --adyen-sdk-text-body-font-size: ${type.body};
  --adyen-sdk-text-caption-font-size: ${type.small};
  --adyen-sdk-text-subtitle-font-size: ${type.body};
  --adyen-sdk-text-body-font-family: ${font.text};
`
