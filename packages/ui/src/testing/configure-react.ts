import { configure, getConfig } from '@testing-library/react'
import { whenReactIsIdle } from './react-scheduler.ts'
import './without-owner-stacks.ts'

// Runs once in each worker, because the test files of a worker share these settings.

const usual = getConfig()

// A test may look between React's drawing and its effects, for example before the focus has moved.
configure({
  asyncWrapper: (find) =>
    usual.asyncWrapper(async () => {
      const found = await find()
      await whenReactIsIdle()
      return found
    }),
})
