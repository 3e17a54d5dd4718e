/**
 * Parts of libraries that no page of ours ever runs, left out of what readers load: `Trans` of react-i18next
 * parses markup, its plugin for Gatsby warns of missing queries in development, and Gatsby's `Script` may
 * hand scripts to a worker. `false` makes a module empty.
 */
export const unusedParts = {
  '@builder.io/partytown/integration': false,
  'html-parse-stringify': false,
  outdent: false,
  'void-elements': false,
} as const;
