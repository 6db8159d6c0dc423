import { Table } from '@shop/ui/content/table.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { color } from '@shop/ui/tokens/theme.ts'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { styled } from 'styled-components'
import { Copy } from '../foundations/foundation-page.tsx'
import { afterPlay, channelOf } from '../wall/after-play.ts'
import { readTokens, type ReadToken } from './read-tokens.ts'

/** The tokens that style a part, with their values in the brand of the toolbar. */
export function PartTokens({ storyId }: { storyId: string }) {
  const tokens = useTokens(storyId)
  return (
    <Stack>
      <Small>
        Read from the styles of the example, in all its variants. Values are those of the brand in the toolbar. Press a
        name or a value to copy it.
      </Small>
      {tokens?.length === 0 && <p>It sets no tokens.</p>}
      {tokens && tokens.length > 0 && (
        <Table
          caption="Tokens of this part"
          columns={[
            { key: 'token', title: 'Token', oneLine: true },
            { key: 'value', title: 'Value' },
            { key: 'sets', title: 'Sets' },
          ]}
          rows={tokens.map(({ token, value, sets }) => ({
            key: token,
            cells: { token: <Copy text={token} />, value: <Value of={value} />, sets: sets.join(', ') },
          }))}
        />
      )}
    </Stack>
  )
}

/** Reads the tokens whenever the story has been rendered, on this page or in a frame of it. */
function useTokens(storyId: string): readonly ReadToken[] | undefined {
  const { channel } = useContext(DocsContext)
  const [tokens, setTokens] = useState<readonly ReadToken[]>()
  useEffect(() => {
    const read = (root: Element | null | undefined) => root && setTokens(readTokens(root))
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[data-story="${storyId}"]`)
    if (frame) {
      const readFrame = () => read(frame.contentDocument?.body)
      const follow = () => void afterPlay(channelOf(frame), readFrame)
      // The frame may have loaded before this effect.
      if (frame.contentDocument?.readyState === 'complete') follow()
      frame.addEventListener('load', follow)
      return () => frame.removeEventListener('load', follow)
    }
    const place = () => document.querySelector(`[id^="story--${storyId}"]`)
    const follow = (rendered: string) => rendered === storyId && read(place())
    // The story may have been rendered before this effect.
    if (place()?.childElementCount) read(place())
    channel.on(STORY_RENDERED, follow)
    return () => channel.off(STORY_RENDERED, follow)
  }, [channel, storyId])
  return tokens
}

const Value = ({ of: value }: { of: string }) => (
  <Line>
    {/^(?:#|rgb)/.test(value) && <Chip style={{ background: value }} />}
    <Copy text={value} plain />
  </Line>
)

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  overflow-wrap: anywhere;
`
const Chip = styled.span`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid ${color.border.default};
  border-radius: 4px;
  forced-color-adjust: none;
`
