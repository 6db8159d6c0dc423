import { styled } from 'styled-components'
import { from } from '../tokens/core.ts'
import { color, shape, space, type } from '../tokens/theme.ts'
import { variants, type VariantProps } from './variants.ts'

/** A framed surface for a summary or a form. `surface` with `sunken` or `tint` replaces the border by a background. */
export const Panel = styled.section.attrs<VariantProps<'Panel'>>(variants('surface'))`
  padding: 1.375rem ${space[5]};
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.panel};
  background: ${color.surface.raised};

  h2 {
    font-size: ${type.h3};
  }
  &[data-surface='sunken'] {
    border-color: transparent;
    background: ${color.surface.sunken};
  }
  &[data-surface='tint'] {
    border-color: transparent;
    background: ${color.surface.tint};
  }

  ${from.tablet} {
    padding: 1.75rem;
  }
`
