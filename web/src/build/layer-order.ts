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
