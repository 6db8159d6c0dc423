import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoryShop, storyShop } from '../testing/story-shop.tsx'
import { useErrorText } from './use-error-text.ts'

type Error = 'PasswordTooLong' | 'PhoneQuestion' | 'ConsentRequired' | 'RequiredFieldHelperText'

function Shown({ error, path }: { error: Error; path?: string | undefined }) {
  const errorText = useErrorText([error])
  return <p>{errorText(error, path)}</p>
}

/** Shows an error in a shop whose gateway has the documented texts alone. */
function open(error: Error, cultureName: string, path?: string) {
  const shop = storyShop({ messages: { RequiredFieldHelperText: 'Udfyld feltet' }, configuration: { cultureName } })
  render(
    <StoryShop shop={shop}>
      <Shown error={error} path={path} />
    </StoryShop>,
  )
}

describe('useErrorText', () => {
  it('[AUTH-08] gives the true reason in the language of a shop whose gateway has no text for it', async () => {
    open('PasswordTooLong', 'da-DK')
    expect(screen.queryByText('Udfyld feltet')).toBeNull()
    expect(await screen.findByText('Skriv højst 30 tegn.')).toBeTruthy()
  })

  it('[FORM-03] has a question in a language without texts of ours too', async () => {
    open('PhoneQuestion', 'fi-FI')
    expect(await screen.findByText('Is this number right? It looks too short or too long.')).toBeTruthy()
  })

  it('[CHK-29] says what to write into an empty field, or the documented text where the gateway has no other', () => {
    render(
      <StoryShop>
        <Shown error="RequiredFieldHelperText" path="invoiceAddress.city" />
      </StoryShop>,
    )
    expect(screen.getByText('Write your town.')).toBeTruthy()
    open('RequiredFieldHelperText', 'da-DK', 'invoiceAddress.city')
    expect(screen.getByText('Udfyld feltet')).toBeTruthy()
  })

  it('[CHK-15] uses the documented text for what is required', () => {
    open('ConsentRequired', 'da-DK')
    expect(screen.getByText('Udfyld feltet')).toBeTruthy()
  })
})
