import type { ConfigEnv, UserConfig } from 'vite'

/** Applies a plugin to builds for visitors. A development build is quick to make, and complains like the development server. */
export const onlyOptimized = (_config: UserConfig, { command, mode }: ConfigEnv) =>
  command === 'build' && mode !== 'development'
