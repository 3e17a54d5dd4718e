type Loader = { loader?: string; options?: { modules?: { localIdentName?: string } } };

/** The part of webpack's rules that Gatsby uses. */
export type Rule = { oneOf?: readonly Rule[]; use?: Loader | readonly Loader[] };

/**
 * Shortens the class names of CSS modules to five letters. Gatsby's own contain the file's and the class's name, and
 * every page carries them in its HTML, its styles and its scripts.
 */
export function setShortClassNames(rules: readonly Rule[]): void {
  for (const { oneOf = [], use } of rules) {
    setShortClassNames(oneOf);
    for (const { loader = '', options } of [use ?? []].flat())
      if (loader.includes('css-loader') && options?.modules) options.modules.localIdentName = '[hash:base64:5]';
  }
}
