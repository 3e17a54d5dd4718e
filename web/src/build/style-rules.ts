import { readFileSync } from 'node:fs';
import path from 'node:path';

type Plugin = { apply: (compiler: Compiler) => void };
type Compiler = { webpack: { BannerPlugin: new (options: { banner: string; raw: boolean; include: RegExp }) => Plugin } };

/**
 * Puts the order of the cascade layers at the start of each style sheet: sheets are joined in the order in which
 * scripts import their parts. `layers.css` is imported nowhere: of two declarations the minifier keeps the last.
 */
export const layerOrderPlugin: Plugin = {
  apply(compiler) {
    const banner = readFileSync(path.join(__dirname, '..', 'styles', 'layers.css'), 'utf8');
    new compiler.webpack.BannerPlugin({ banner, raw: true, include: /\.css$/u }).apply(compiler);
  },
};

/** A webpack rule: the dark tokens for a reader who chose dark on a light device. */
export const darkThemeRule = {
  test: /styles[\\/]tokens\.css$/u,
  enforce: 'pre',
  use: { loader: path.join(__dirname, 'dark-by-choice-loader.js') },
} as const;

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
