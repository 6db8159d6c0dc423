import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'

type Stories = Parameters<typeof composeStories>[0]
type Story = ComponentType & { args?: object }

const files = Object.entries(import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true }))
const isPart = (story: unknown): story is Story => typeof story === 'function'

/** Every part in every state, each with its name. */
export const stories = files.flatMap(([file, module]) =>
  Object.entries<unknown>(composeStories(module)).flatMap(([name, part]): [string, Story][] =>
    isPart(part) ? [[`${file} ${name}`, part]] : [],
  ),
)
