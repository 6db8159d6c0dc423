import { color, density, font, shape, type } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'

/** The container of Adyen's form. Gives it the brand's look through the CSS variables that Adyen documents. */
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
  --adyen-sdk-border-width-s: 2px;
  --adyen-sdk-text-title-font-size: ${type.body};
  --adyen-sdk-text-subtitle-font-size: ${type.body};
  --adyen-sdk-text-body-font-size: ${type.body};
  --adyen-sdk-text-body-line-height: 1.4;
  --adyen-sdk-text-body-stronger-font-weight: ${font.bold};
  --adyen-sdk-text-body-font-family: ${font.text};
  --adyen-sdk-text-caption-font-size: ${type.small};
  --adyen-sdk-text-caption-line-height: 1.4;

  /* A field's corner radius would turn these pictures of 16 px into ovals. */
  .adyen-checkout-brand-wrapper,
  img {
    --adyen-sdk-border-radius-s: 3px;
  }
  .adyen-checkout__payment-method__header__title {
    min-height: 2.75rem;
    max-height: none;
  }
  .adyen-checkout__payment-method__name {
    line-height: 1.3;
    white-space: normal;
  }
  .adyen-checkout__input {
    height: ${density.control};
  }
  && .adyen-checkout__button--pay {
    height: auto;
    min-height: calc(${density.control} + 8px);
    border-radius: ${shape.button.radius};
    font-weight: ${shape.button.weight};
  }
  && .adyen-checkout__payment-method--selected {
    border-color: ${color.accent.default};
  }
  && .adyen-checkout__payment-method__radio {
    flex-shrink: 0;
    width: 1.5rem;
    height: 1.5rem;
    border: 2px solid ${color.border.control};
  }
  && .adyen-checkout__payment-method__radio--selected {
    border-color: ${color.accent.default};
    background: ${color.accent.default};
  }

  && .adyen-checkout__input:focus-visible {
    outline: none;
    box-shadow: none;
  }
  && .adyen-checkout__label--focused + .adyen-checkout__input-wrapper,
  && .adyen-checkout__input-wrapper:focus-within,
  && .adyen-checkout__button:focus-visible {
    outline: 3px solid ${color.focus.ring};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${color.focus.gap};
  }
`
