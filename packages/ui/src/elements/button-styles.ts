import { css } from 'styled-components'
import { motion } from '../tokens/core.ts'
import { color, density, font, shape, type } from '../tokens/theme.ts'

/** The look of a button or of a link that looks like one. */
export interface ButtonLook {
  /**
   * `primary` for the one main action of a view, `secondary` for an alternative. `quiet` for undoing and removing, `inverse`
   * on brand colours.
   */
  look?: 'primary' | 'secondary' | 'quiet' | 'inverse'
  /** `large` for the action that a page leads to, such as checkout. */
  size?: 'normal' | 'large'
  /** Fills the available width. */
  wide?: boolean
}

/** Returns the data attributes that `buttonStyles` reads. */
export const lookAttributes = ({ look, size, wide }: Required<ButtonLook>) => ({
  'data-look': look,
  'data-size': size,
  'data-wide': wide || undefined,
})

/** The styles of buttons, and of links that look like buttons. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: ${density.control};
  /* The share of the window keeps a button on the page with enlarged text. */
  padding: 0.625rem min(1.5rem, 8vw);
  border: ${shape.button.border} solid transparent;
  border-radius: ${shape.button.radius};
  background: none;
  font-family: ${font.text};
  font-size: ${type.body};
  font-weight: ${shape.button.weight};
  line-height: 1.2;
  overflow-wrap: break-word;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast};

  &:focus-visible {
    border-radius: ${shape.button.radius};
  }

  &[data-look='primary'] {
    background: ${color.accent.default};
    color: ${color.accent.on};
    &:not(:focus-visible) {
      box-shadow: ${shape.button.edge};
    }
    &:hover {
      background: ${color.accent.hover};
      color: ${color.accent.on};
    }
    &:active {
      background: ${color.accent.active};
    }
  }

  &[data-look='secondary'] {
    border-color: ${color.accent.default};
    background: ${color.surface.raised};
    color: ${color.accent.default};
    &:hover {
      background: ${color.accent.soft};
      color: ${color.accent.hover};
    }
  }

  [data-surface='brand'] &[data-look='secondary'] {
    border-color: ${color.text.onBrand};
    background: transparent;
    color: ${color.text.onBrand};
    &:hover {
      background: ${color.surface.raised};
      color: ${color.accent.hover};
    }
  }

  &[data-look='quiet'] {
    padding-inline: 0.75rem;
    color: ${color.text.link};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    &:hover {
      color: ${color.text.linkHover};
      text-decoration-thickness: 2px;
    }
  }

  &[data-look='inverse'] {
    background: ${color.surface.raised};
    color: ${color.surface.brand};
    &:hover {
      background: ${color.surface.tint};
      color: ${color.surface.brand};
    }
  }

  &[data-size='large'] {
    min-height: calc(${density.control} + 8px);
    padding-inline: min(2rem, 10vw);
    font-size: ${type.lead};
  }

  &[data-wide] {
    width: 100%;
  }

  &[aria-disabled='true']:not([aria-busy='true']) {
    border: 2px solid ${color.border.default};
    background: ${color.surface.sunken};
    color: ${color.text.muted};
    box-shadow: none;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`
