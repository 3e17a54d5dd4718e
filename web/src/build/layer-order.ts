import { readFileSync } from 'node:fs';
import path from 'node:path';

type Plugin = { apply: (compiler: Compiler) => void };
type Compiler = { webpack: { BannerPlugin: new (options: { banner: string; raw: boolean; include: RegExp }) => Plugin } };

/** Style sheets are put together in the order that scripts happen to name their parts: the order of the layers must open each. `layers.css` is imported nowhere: of two the minifier keeps the last. */
export const layerOrderFirst: Plugin = {
  apply(compiler) {
    const banner = readFileSync(path.join(__dirname, '..', 'styles', 'layers.css'), 'utf8');
    new compiler.webpack.BannerPlugin({ banner, raw: true, include: /\.css$/u }).apply(compiler);
  },
};
