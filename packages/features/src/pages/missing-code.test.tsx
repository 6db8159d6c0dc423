import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../runtime/platform/storage.ts'
import { openPage } from '../testing/open-page.tsx'
import * as header from '../shell/header.tsx'
import { pageFiles } from './page-files.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const message = () => screen.findByRole('heading', { level: 1, name: 'Sorry, something went wrong' })

describe('a page whose code is missing', () => {
  let tab = createMemoryStore()
  let reload = vi.spyOn(location, 'reload')
  beforeEach(() => {
    tab = createMemoryStore()
    reload = vi.spyOn(location, 'reload').mockReturnValue()
    vi.spyOn(pageFiles, 'service/contact-page').mockImplementation(gone)
  })
  /** Opens the page in a document of the tab. */
  const open = (answer?: () => Response) => openPage('/customer-service/contact-us', { tab, ...(answer && { answer }) })

  it('[ERR-07] is opened by a new document, once, and then by the visitor', async () => {
    open()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    const { person } = open()
    await message()
    expect(reload).toHaveBeenCalledTimes(1)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('[ERR-07] says so, and keeps the document, while no server answers', async () => {
    open(() => {
      throw new TypeError('Failed to fetch')
    })
    await message()
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByRole('banner')).toBeTruthy()
  })

  it('[ERR-07] keeps what a form has not sent for the new document, and once', async () => {
    const { shop } = open()
    shop.unsent.set('contact', { message: 'Which dome?' })
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(JSON.parse(tab.read('unsent') ?? '')).toEqual({ contact: { message: 'Which dome?' } })
  })
})

describe('a shell that fails', () => {
  it('[ERR-07] [ERR-06] is a message with the shop’s words, not the screen of the router', async () => {
    vi.spyOn(header, 'Header').mockImplementation(() => {
      throw new Error('A part of the shell fails')
    })
    openPage('/')
    await message()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.queryByText(/Unexpected Application Error/)).toBeNull()
  })
})
