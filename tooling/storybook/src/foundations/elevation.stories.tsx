import { Button } from '@shop/ui/elements/button.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { layer, motion, reducedMotion } from '@shop/ui/tokens/core.ts'
import { color, elevation, shape, space } from '@shop/ui/tokens/theme.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { FoundationPage, Part, Specimens, Token } from './foundation-page.tsx'
import { shownBrand } from './shown-brand.ts'
import type { ShownBrand } from './shown-brand.ts'

const meta: Meta = { title: 'Foundations/Elevation', tags: ['autodocs'] }
export default meta

/** Shadows, layers and motion. */
export const Elevation: StoryObj = {
  tags: ['!dev'],
  render: (_, context) => <ElevationPage {...shownBrand(context)} />,
  play: async ({ canvas, userEvent }) => {
    const ball = canvas.getByTestId('fast')
    await expect(ball).toHaveAttribute('data-moved', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the motion' }))
    await expect(ball).toHaveAttribute('data-moved', 'true')
  },
}

const durations = [
  ['fast', 'A change of colour under the pointer'],
  ['base', 'Opening and closing'],
  ['slow', 'A large surface, such as the menu of a phone'],
] as const

function ElevationPage({ name, theme }: ShownBrand) {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <FoundationPage
      title="Elevation and motion"
      lead="Nearly everything lies flat. A shadow says that a thing floats above the page, and never more than that."
    >
      <Part title="Shadows">
        <Specimens>
          <Raised style={{ boxShadow: elevation.low }}>
            <Token name="elevation.low" value={elevation.low} />
            <Small>The round heart on a picture</Small>
          </Raised>
          <Raised style={{ boxShadow: elevation.floating }}>
            <Token name="elevation.floating" value={elevation.floating} />
            <Small>Basket, menu, dialog, toast</Small>
          </Raised>
          <Raised
            style={{ boxShadow: shape.card.shadow, border: `${theme.shape.card.border} solid ${shape.card.edge}` }}
          >
            <Token name="shape.card.shadow" value={theme.shape.card.shadow} />
            <Small>
              The product card of {name}: {theme.shape.card.shadow === 'none' ? 'flat' : 'raised'}
            </Small>
          </Raised>
        </Specimens>
      </Part>
      <Part title="Layers" note="What lies above what. A part takes the next layer, never a number of its own.">
        <Layers>
          {Object.entries(layer).map(([role, index]) => (
            <li key={role}>
              <Token name={`layer.${role}`} value={String(index)} />
            </li>
          ))}
        </Layers>
      </Part>
      <Part
        title="Motion"
        note="In the shop things move by 8 px at most. Nothing moves for a shopper who has asked for less motion."
      >
        <div>
          <Button look="secondary" onClick={() => setIsMoved(!isMoved)}>
            Show the motion
          </Button>
        </div>
        <Tracks>
          {durations.map(([role, use]) => (
            <li key={role}>
              <Token name={`motion.${role}`} value={motion[role]} />
              <Small>{use}</Small>
              <Track>
                <Ball
                  data-testid={role}
                  data-moved={isMoved}
                  style={{ transitionDuration: motion[role], transitionTimingFunction: motion.ease }}
                />
              </Track>
            </li>
          ))}
        </Tracks>
        <Small>
          <Token name="motion.ease" value={motion.ease} />
        </Small>
      </Part>
    </FoundationPage>
  )
}

const Raised = styled.li`
  min-height: 8rem;
  padding: ${space[5]};
  border-radius: ${shape.radius.card};
  background: ${color.surface.raised};
`
const Layers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  > li {
    padding: 0 ${space[3]};
    border: 1px solid ${color.border.control};
    border-radius: ${shape.radius.control};
    background: ${color.surface.raised};
  }
`
const Tracks = styled.ul`
  display: grid;
  gap: ${space[5]};
`
const Track = styled.div`
  margin-top: ${space[2]};
  padding: ${space[1]};
  border-radius: 999px;
  background: ${color.surface.tile};
`
const Ball = styled.div`
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: ${color.accent.default};
  transition-property: margin-left;

  &[data-moved='true'] {
    margin-left: calc(100% - 2rem);
  }
  ${reducedMotion} {
    transition: none;
  }
`
