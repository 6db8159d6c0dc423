import { useRef, type FormEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { color, font, shape, space, type } from '../tokens/theme.ts'
import { visuallyHiddenStyles } from '../elements/visually-hidden.tsx'

interface SearchFormProps {
  /** The name of the field for screen readers. */
  label: string
  buttonLabel: string
  /** The placeholder, such as an example. Must not add information, because it disappears. */
  example?: string
  value: string
  maxLength?: number
  /** The address that the browser sends the form to before hydration. */
  action: string
  /** The query parameter of that address. */
  name: string
  onChange: (value: string) => void
  /** Called with the words in the field when the visitor sends the form. They are ahead of `value` during hydration. */
  onSearch: (words: string) => void
  /** What is proposed below the field. */
  children?: ReactNode
}

/** The search field for products and item numbers, with its button. */
export function SearchForm(props: SearchFormProps) {
  const { label, buttonLabel, example, value, maxLength, action, name, onChange, onSearch, children } = props
  const field = useRef<HTMLInputElement>(null)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(field.current?.value ?? value)
  }
  return (
    <Place>
      <Form action={action} onSubmit={search}>
        <input
          ref={field}
          type="search"
          name={name}
          aria-label={label}
          placeholder={example}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="submit">
          <Icon name="search" />
          <span>{buttonLabel}</span>
        </button>
      </Form>
      {children}
    </Place>
  )
}

const Place = styled.search`
  position: relative;
  container-type: inline-size;
`
const Form = styled.form`
  display: flex;
  border: 2px solid ${color.border.control};
  border-radius: ${shape.button.radius};
  background: ${color.header.search};
  color: ${color.text.default};

  input {
    flex: 1;
    width: 100%;
    min-width: 0;
    min-height: 3.125rem;
    padding: 0 0.25rem 0 1rem;
    border: 0;
    border-radius: ${shape.button.radius} 0 0 ${shape.button.radius};
    background: none;
    font-size: ${type.body};
    text-overflow: ellipsis;
    appearance: none;
  }
  input::placeholder {
    color: ${color.text.muted};
    opacity: 1;
  }
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-width: 3.5rem;
    padding: 0 ${space[3]};
    border: 0;
    border-radius: 0 calc(${shape.button.radius} - 2px) calc(${shape.button.radius} - 2px) 0;
    background: ${color.accent.default};
    color: ${color.accent.on};
    font-weight: ${font.bold};
    cursor: pointer;
  }
  button:hover {
    background: ${color.accent.hover};
  }
  /* The field needs the space more than the button's text. */
  @container (max-width: 20rem) {
    input {
      font-size: ${type.small};
    }
  }
  @container (max-width: 23.99rem) {
    button > span:last-child {
      ${visuallyHiddenStyles}
    }
  }
  @container (min-width: 24rem) {
    input {
      padding-left: 1.25rem;
    }
    button {
      padding-inline: 1.5rem;
    }
  }
`
