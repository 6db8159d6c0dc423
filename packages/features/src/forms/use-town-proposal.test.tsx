import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { runDueTasks } from '../testing/run-due-tasks.ts'
import { dorothy, openAccountPage } from '../testing/open-account-page.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const choose = (country: string) => type('Country', country)
const town = () => field('Town').value
/** Waits until the lists are loaded and everything that follows is done. */
const settle = () =>
  act(async () => {
    await Promise.all([
      import('@shop/domain/address/towns/towns.dk.json'),
      import('@shop/domain/address/towns/towns.se.json'),
    ])
    await runDueTasks()
  })

/** Opens a new address of the address book in a country, and touches the postcode. */
async function open(country = 'DK') {
  openAccountPage('/account/addressbook/addedit', {
    customer: dorothy,
    configuration: { supportedCountries: { DK: 'Denmark', SE: 'Sweden', GB: 'United Kingdom' } },
  })
  await screen.findByLabelText('Postcode')
  choose(country)
  fireEvent.focus(field('Postcode'))
}

describe('the town of a postcode', () => {
  it('is proposed in an empty field, announced, and marked as a proposal [CHK-36]', async () => {
    await open()
    type('Postcode', '8000')
    await waitFor(() => expect(town()).toBe('Aarhus C'))
    expect(screen.getByText('Filled in from the postcode. You can change it.')).toBeTruthy()
    expect(screen.getAllByText('Town filled in: Aarhus C').length).toBeGreaterThan(0)
  })

  it('follows the postcode and the country for as long as it is a proposal', async () => {
    await open()
    type('Postcode', '8000')
    await waitFor(() => expect(town()).toBe('Aarhus C'))
    type('Postcode', '9990')
    await waitFor(() => expect(town()).toBe('Skagen'))
    choose('SE')
    type('Postcode', '582 46')
    await waitFor(() => expect(town()).toBe('Linköping'))
    choose('GB')
    await waitFor(() => expect(town()).toBe(''))
  })

  it('never replaces typed text, nor a correction of the proposal', async () => {
    await open()
    type('Town', 'Risskov')
    type('Postcode', '8000')
    await settle()
    expect(town()).toBe('Risskov')
    type('Town', '')
    type('Postcode', '9990')
    await waitFor(() => expect(town()).toBe('Skagen'))
    type('Town', 'Grenen')
    type('Postcode', '8000')
    await settle()
    expect(town()).toBe('Grenen')
    expect(screen.queryByText('Filled in from the postcode. You can change it.')).toBeNull()
  })

  it('leaves to the browser what it fills in, postcode before town', async () => {
    await open()
    type('Postcode', '8000')
    await waitFor(() => expect(town()).toBe('Aarhus C'))
    act(() => {
      type('Postcode', '9990')
      type('Town', 'Ved Stranden')
    })
    await settle()
    expect(town()).toBe('Ved Stranden')
  })

  it('waits while the customer is in the field of the town', async () => {
    await open()
    field('Town').focus()
    type('Postcode', '8000')
    await settle()
    expect(town()).toBe('')
  })

  it.each(['GB', 'SE'])('is typed where the postcode of %s is unknown', async (country) => {
    await open(country)
    type('Postcode', country === 'GB' ? 'HG1 4QT' : '999 99')
    await settle()
    expect(town()).toBe('')
  })
})
