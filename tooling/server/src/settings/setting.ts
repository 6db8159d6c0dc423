import type { SiteEnvironment } from './site-environment.ts'

/** What a value must be. */
export interface Rule {
  /** Follows "must be", such as `a port from 0 to 65535`. */
  allowed: string
  permits: (value: string) => boolean
}

/** What a value must be, by environment. Without a rule it may be anything. */
export type Rules = Readonly<Partial<Record<SiteEnvironment, Rule>>>

/** A row of the table of settings: an environment variable, and what each environment permits. */
export interface Setting {
  name: string
  /** For the operators' guide, at most fifteen words. */
  meaning: string
  /** Applies where the variable is not set. */
  standard?: string
  /** The same on a developer's machine. The repository publishes it, so production refuses it as a secret. */
  local?: string
  /** Stands in the guide for a default that the table does not hold, such as `the vendor's`. */
  shownDefault?: string
  /** Must be set everywhere but on a developer's machine. */
  isRequired?: true
  /** May be in a file that the variable with `_FILE` at its end names. */
  mayBeFile?: true
  /** Never shown in a message. */
  isSecret?: true
  /** Further values that anyone can read, such as a vendor's keys for tests. Production refuses them. */
  published?: readonly string[]
  rules?: Rules
}
