/** Endings of pictures that are made smaller. Drawings (svg) need no other size, animations (gif) would stand still. */
const raster: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** The widths that pictures are made in, in pixels. */
const steps = [320, 480, 640, 960, 1280, 1920];

/** No screen shows more of a picture: whatever is wider is made this wide. */
const widest = 2560;

/** What is shown by what knows nothing of several sizes. */
const plainWidth = 1280;

/** The widths that a picture of the media library is made in, the smallest first; none where its own file is shown. */
export function variantWidths({ ext, width }: { ext: string; width: number | null }): number[] {
  if (width === null || !raster.includes(ext.toLowerCase())) return [];
  const largest = Math.min(width, widest);
  return [...steps.filter((step) => step < largest), largest];
}

/**
 * Where the site keeps a picture in one of its widths. The media library ends its names with an underscore
 * and ten letters, so that no name of an uploaded file looks like one of these.
 */
export const variantPath = (hash: string, width: number) => `/media/${hash}-${String(width)}.webp`;

/** The width among these that a picture is shown in where only one can be named. */
export function plainVariant(widths: readonly number[]): number | undefined {
  return [...widths].reverse().find((width) => width <= plainWidth) ?? widths[0];
}

/** The same picture in another of its widths: `/media/a-1280.webp`, 320 → `/media/a-320.webp`. */
export const inWidth = (src: string, width: number) => src.replace(/-\d+\.webp$/u, `-${String(width)}.webp`);
