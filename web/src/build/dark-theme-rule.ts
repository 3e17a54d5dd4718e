import path from 'node:path';

/** A webpack rule: the dark tokens for a reader who chose dark on a light device. */
export const darkThemeRule = {
  test: /styles[\\/]tokens\.css$/u,
  enforce: 'pre',
  use: { loader: path.join(__dirname, 'dark-by-choice-loader.js') },
} as const;
