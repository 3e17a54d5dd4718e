/** The part of webpack's minimizers that we change. */
export type Minimizer = { options?: { minimizer?: { options?: Record<string, unknown> } } };

/**
 * Gatsby has its scripts minified for browsers without modules, which load none of them. No function of ours or of
 * the libraries is made with `new` unless it uses `this`, so the others may be arrows.
 */
const better = {
  mangle: { safari10: true },
  compress: { ecma: 2017, passes: 3, unsafe_arrows: true, unsafe_methods: true },
  format: { ecma: 2017, comments: false },
} as const;

/** Makes the minifier of scripts use what every browser that loads them knows. @throws Error where there is none */
export function minifyMore(minimizers: readonly Minimizer[]): void {
  const scripts = minimizers.find(({ options }) => options?.minimizer?.options !== undefined && 'mangle' in options.minimizer.options);
  if (!scripts?.options?.minimizer) throw new Error('The minifier of scripts is not where it was: look at src/build/minify-more.ts');
  scripts.options.minimizer.options = { ...better };
}
