/** How wide a picture is shown, so that the browser takes the smallest file that will do. */
export const sizes = {
  card: '(min-width: 76rem) 24rem, (min-width: 44rem) 50vw, 100vw',
  story: '(min-width: 76rem) 52rem, 100vw',
  portrait: '(min-width: 44rem) 16rem, 12rem',
  full: '100vw',
} as const satisfies Record<string, string>;

export type PictureSize = keyof typeof sizes;
