// The licences that libraries may have. `node tooling/repository/commands/licences.mjs` fails for every other one.

/** Allowed for every library: they ask for their notice to be kept, or for nothing. */
export const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
]

/** Allowed for these libraries alone, by the beginning of their name, with the reason. */
export const exceptions = {
  'LGPL-3.0-or-later': [{ library: '@img/sharp-libvips', reason: 'a shared library that is loaded unchanged' }],
  'MPL-2.0': [
    { library: 'lightningcss', reason: 'builds style sheets, unchanged, and is not delivered' },
    { library: 'axe-core', reason: 'tests only' },
  ],
  'CC-BY-4.0': [{ library: 'caniuse-lite', reason: 'data about browsers, for the build only' }],
}
