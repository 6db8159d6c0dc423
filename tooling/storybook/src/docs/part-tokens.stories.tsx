import { Button } from '@shop/ui/elements/button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { statusColours } from '@shop/ui/tokens/core.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brands } from '../brands.ts'
import { shownChoices } from '../shown-choices.ts'
import { readTokens, withoutStates } from './read-tokens.ts'

/** Tests that the tokens of a part are read from its styles. Hidden from the list of stories. */
const meta: Meta = { title: 'Checks/Part tokens', tags: ['!dev', '!autodocs'] }
export default meta

export const ReadsTheTokensOfAPart: StoryObj = {
  render: () => (
    <>
      <div data-testid="button">
        <Button look="quiet">Remove</Button>
      </div>
      <div data-testid="alert">
        <Alert tone="success">Saved</Alert>
      </div>
    </>
  ),
  play: async ({ canvas, globals, id }) => {
    const theme = brands[shownChoices({ globals, id }).brand]?.theme
    const ofButton = readTokens(canvas.getByTestId('button'))
    // Of another variant, under the pointer, and as a part of a shorthand.
    await expect(ofButton).toContainEqual({
      token: 'color.accent.default',
      value: theme?.color.accent.default,
      sets: expect.arrayContaining(['background']),
    })
    const names = ofButton.map(({ token }) => token)
    await expect(names).toEqual(
      expect.arrayContaining(['color.accent.hover', 'density.control', 'shape.button.border', 'type.body']),
    )
    await expect(names.filter((name) => name.startsWith('color.header.'))).toEqual([])
    const ofAlert = readTokens(canvas.getByTestId('alert'))
    await expect(ofAlert).toContainEqual(
      expect.objectContaining({ token: 'color.success.bg', value: statusColours.success.bg }),
    )
    await expect(ofAlert.map(({ token }) => token)).not.toContain('color.accent.hover')
  },
}

export const LeavesTheStateOutOfASelector: StoryObj = {
  render: () => <p>Selectors</p>,
  play: async () => {
    await expect(withoutStates(".a[data-look='primary']:not(:focus-visible):hover > b, .c::before")).toEqual([
      '.a > b',
      '.c',
    ])
    await expect(withoutStates('.a > :first-child')).toEqual(['.a > *'])
    await expect(withoutStates(':focus-visible, *')).toEqual([])
  },
}
