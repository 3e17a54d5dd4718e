/** The part of webpack's minimizers that we change. */
export type Minimizer = { options?: { minimizer?: { options?: Record<string, unknown> } } };

/**
 * Gatsby minifies scripts for browsers without modules, which load none of them. No function of ours or of the
 * libraries is called with `new` unless it uses `this`, so the others may become arrows.
 */
const minifierOptions = {
  mangle: { safari10: true },
  compress: { ecma: 2017, passes: 3, unsafe_arrows: true, unsafe_methods: true },
  format: { ecma: 2017, comments: false },
} as const;

/** Configures the minifier of scripts for the browsers that load them. @throws Error where there is none */
export function configureMinifier(minimizers: readonly Minimizer[]): void {
  const scripts = minimizers.find(({ options }) => options?.minimizer?.options !== undefined && 'mangle' in options.minimizer.options);
  if (!scripts?.options?.minimizer) throw new Error('The minifier of scripts is not where it was: look at src/build/configure-minifier.ts');
  scripts.options.minimizer.options = { ...minifierOptions };
}
