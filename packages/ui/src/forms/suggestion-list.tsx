import { styled } from 'styled-components'
import { layer } from '../tokens/core.ts'
import { color, density, elevation, font, shape, space, type } from '../tokens/theme.ts'

/** A proposal for what is being typed. */
export interface Suggestion {
  id: string
  label: string
  /** What kind of thing it is, if it is no search. */
  kind?: string | undefined
}

interface SuggestionListProps {
  id: string
  /** The name of the list for screen readers. */
  label: string
  suggestions: readonly Suggestion[]
  /** The id of the suggestion that the keyboard has reached. */
  activeId: string | undefined
  onChoose: (suggestion: Suggestion) => void
}

/** The suggestions below a search field while a visitor types. The field is the combobox of this list. */
export function SuggestionList({ id, label, suggestions, activeId, onChoose }: SuggestionListProps) {
  return (
    <List id={id} aria-label={label}>
      {suggestions.map((suggestion) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keyboard
        <Option
          key={suggestion.id}
          id={suggestion.id}
          aria-selected={suggestion.id === activeId}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span>{suggestion.label}</span>
          {suggestion.kind && <small>{suggestion.kind}</small>}
        </Option>
      ))}
    </List>
  )
}

// A `datalist` cannot be styled, and screen readers announce it badly.
const List = styled.div.attrs({ role: 'listbox' })`
  position: absolute;
  inset-inline: 0;
  top: 100%;
  z-index: ${layer.dropdown};
  margin-top: ${space[1]};
  padding: ${space[2]};
  border: 2px solid ${color.border.control};
  border-radius: ${shape.radius.card};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${elevation.floating};
`
const Option = styled.div.attrs({ role: 'option' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space[3]};
  min-height: ${density.control};
  padding: 0.25rem 0.75rem;
  border-radius: ${shape.radius.tile};
  font-weight: ${font.bold};
  overflow-wrap: anywhere;
  cursor: pointer;

  small {
    color: ${color.text.muted};
    font-size: ${type.small};
    font-weight: normal;
  }
  &:hover {
    text-decoration: underline;
  }
  &[aria-selected='true'] {
    background: ${color.surface.selected};
    box-shadow: inset 0 0 0 2px ${color.accent.default};
  }
`
