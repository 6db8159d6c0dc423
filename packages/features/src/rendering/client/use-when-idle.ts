import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from './yielding.ts'

/** Returns a value that takes long to compute or that the server cannot know: undefined until the browser is idle. */
export function useWhenIdle<Value>(compute: () => Value): Value | undefined {
  const [value, setValue] = useState<Value>()
  const fill = useEffectEvent(() => setValue(() => compute()))
  useEffect(() => whenIdle(() => fill()), [])
  return value
}
