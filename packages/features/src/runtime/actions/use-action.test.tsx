import { GatewayFailure, type Failure } from '@shop/api-client/failure.ts'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { StoryShop, storyShop } from '../../testing/story-shop.tsx'
import { ActionAlert } from './action-alert.tsx'
import { useAction } from './use-action.ts'

const failing = (failure: Failure) => () => Promise.reject(new GatewayFailure(failure))
const refusing = failing({ kind: 'refused', status: 400, errorCodes: [] })

interface ActProps {
  choose: (size: string) => Promise<unknown>
  options?: Parameters<typeof useAction>[1]
}

function Act({ choose, options }: ActProps) {
  const { run, pendingArgs, hasFailed } = useAction(choose, options)
  return (
    <>
      {['small', 'large'].map((size) => (
        <button key={size} onClick={() => void run(size)}>
          {size}
        </button>
      ))}
      <output aria-label="pendingArgs">{pendingArgs?.[0] ?? 'nothing'}</output>
      <ActionAlert hasFailed={hasFailed} text="CartChangeFailed" />
    </>
  )
}

function open(props: ActProps) {
  render(
    <StoryShop shop={storyShop()} path="/">
      <Act {...props} />
    </StoryShop>,
  )
  const user = userEvent.setup()
  return { press: (size: string) => user.click(screen.getByRole('button', { name: size })) }
}
const pendingArgs = () => screen.getByRole('status', { name: 'pendingArgs' }).textContent
const alert = () => screen.queryByText('The basket could not be changed. Please try again.')

describe('useAction', () => {
  it('says that it has failed, until it is tried again', async () => {
    const choose = vi.fn<ActProps['choose']>(refusing)
    const { press } = open({ choose })
    await press('small')
    expect(alert()).toBeTruthy()
    choose.mockImplementation(() => new Promise(() => {}))
    await press('large')
    expect(alert()).toBeNull()
    expect(pendingArgs()).toBe('large')
  })

  it('keeps the arguments of the latest call until its answer, in any order of answers', async () => {
    const answers: Record<string, () => void> = {}
    const { press } = open({ choose: (size) => new Promise<void>((done) => (answers[size] = done)) })
    await press('small')
    await press('large')
    await act(async () => answers['small']?.())
    expect(pendingArgs()).toBe('large')
    await act(async () => answers['large']?.())
    expect(pendingArgs()).toBe('nothing')
  })

  it('[API-04] leaves the page when the gateway does not answer', async () => {
    const { press } = open({ choose: failing({ kind: 'unreachable' }) })
    await press('small')
    expect(await screen.findByText('Now at /error')).toBeTruthy()
  })

  it('[API-05] stays on the page after an answer of status 200 that cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { press } = open({ choose: failing({ kind: 'broken' }) })
    await press('small')
    expect(alert()).toBeTruthy()
    expect(screen.queryByText('Now at /error')).toBeNull()
  })

  it('stays on the page after any failure of an action that asks for that', async () => {
    const { press } = open({ choose: failing({ kind: 'unreachable' }), options: { staysOnPage: true } })
    await press('small')
    expect(alert()).toBeTruthy()
  })

  it('passes a failure to a caller with a handler of its own, and shows no alert', async () => {
    const onFailure = vi.fn<(error: unknown) => void>()
    const { press } = open({ choose: refusing, options: { onFailure } })
    await press('small')
    expect(onFailure).toHaveBeenCalledOnce()
    expect(alert()).toBeNull()
  })
})
