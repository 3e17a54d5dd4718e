const strapi = 'MIT but for its folders “ee”, whose features are off without an agreement; its LICENSE says so';
const mitInReadme = 'MIT, named in its Readme.md only';

/**
 * Packages whose licence is not allowed or not declared properly, and why they may stay; `@scope/` matches a complete
 * scope.
 */
export const exceptions = {
  '@strapi/': strapi,
  linkfs: 'Unlicense, named in its LICENSE only',
  only: mitInReadme,
  pause: mitInReadme,
  'spawn-command': 'MIT, named in its LICENSE only',
  'valid-url': 'MIT, named in its LICENSE only',
} as const satisfies Readonly<Record<string, string>>;

/** Returns whether an exception applies to a package. */
export const isExceptionFor = (exception: string, name: string): boolean =>
  exception.endsWith('/') ? name.startsWith(exception) : name === exception;
