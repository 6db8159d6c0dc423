import { Badge } from '@shop/ui/elements/badge.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { cut } from '@shop/ui/tokens/contrast.ts'
import type { Colours, MeasuredPair } from '@shop/ui/tokens/contrast.ts'
import { color, font, shape, space, type } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'

interface ContrastPairsProps {
  pairs: readonly MeasuredPair[]
  colours: Colours
}

/** Every pair of colours, as it looks, by the place where the two meet. */
export const ContrastPairs = ({ pairs, colours }: ContrastPairsProps) => (
  <Places>
    {[...Map.groupBy(pairs, ({ usedIn }) => usedIn)].map(([place, group]) => (
      <section key={place}>
        <h3>{place}</h3>
        <List>
          {group.map((pair) => (
            <Pair key={nameOf(pair)} pair={pair} colours={colours} />
          ))}
        </List>
      </section>
    ))}
  </Places>
)

const nameOf = ({ foreground, background }: MeasuredPair) => `${foreground} on ${background}`

function Pair({ pair, colours }: { pair: MeasuredPair; colours: Colours }) {
  const { foreground, background, ratio, atLeast, passes } = pair
  const isText = atLeast >= 4.5 && atLeast < 9
  return (
    <li>
      <Sample
        aria-hidden="true"
        data-large={atLeast === 4.5}
        style={{ background: colours[background], color: colours[foreground] }}
      >
        {isText ? 'Hør 12' : <i />}
      </Sample>
      <div>
        <Small>{nameOf(pair)}</Small>
        <p>
          <b>{cut(ratio)}:1</b>,{' '}
          {passes ? `passes ${atLeast}:1` : <Badge tone="danger" icon="alert">{`Fails ${atLeast}:1`}</Badge>}
        </p>
      </div>
    </li>
  )
}

const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  h3 {
    font-size: ${type.h4};
  }
`
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: ${space[3]} ${space[5]};
  padding-top: ${space[3]};

  > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
`
const Sample = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 6rem;
  height: 3rem;
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.control};
  forced-color-adjust: none;

  &[data-large='true'] {
    font-size: ${type.price};
    font-weight: ${font.bold};
  }
  > i {
    width: 1.75rem;
    height: 1.75rem;
    border: 3px solid;
    border-radius: 50%;
  }
`
