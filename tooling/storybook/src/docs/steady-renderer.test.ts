import { describe, expect, it, vi } from 'vitest'
import { steadyRenderer } from './steady-renderer.ts'

describe('steadyRenderer', () => {
  it('renders a page once, and another page in its place', async () => {
    const rendered: unknown[] = []
    const unmount = vi.fn<() => void>()
    const renderer = await steadyRenderer(async () => ({
      render: async (context) => void rendered.push(context),
      unmount,
    }))
    const [one, other] = [{}, {}] as Parameters<typeof renderer.render>[0][]
    const element = {} as HTMLElement
    const render = (page: typeof one) => page && renderer.render(page, {}, element)
    await render(one)
    await render(one)
    expect(rendered).toEqual([one])
    await render(other)
    expect(rendered).toHaveLength(2)
    renderer.unmount(element)
    await render(other)
    expect(rendered).toHaveLength(3)
    expect(unmount).toHaveBeenCalled()
  })
})
