import { color, space } from '@shop/ui/tokens/theme.ts'
import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useShownBrand } from '../docs/shown-globals.ts'

/** A document of the repository, in the look of the brand in the toolbar. Long addresses wrap, so that it fits a phone. */
export function Prose({ children }: { children: ReactNode }) {
  useShownBrand()
  return (
    <Unstyled>
      <Text>{children}</Text>
    </Unstyled>
  )
}

const Text = styled.div`
  overflow-wrap: anywhere;

  && :is(h1, h2, p, li) {
    margin-top: ${space[4]};
  }
  && h2 {
    margin-top: ${space[8]};
  }
  :is(ul, ol) {
    padding-inline-start: 1.5em;
    list-style: revert;
  }
  /* Stronger than Storybook's own rule for code, which keeps it in one line. */
  && code {
    background: ${color.surface.sunken};
    font-size: 0.9em;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`
