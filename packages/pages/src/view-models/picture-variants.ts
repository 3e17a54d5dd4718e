/**
 * The extensions of pictures that get smaller variants. Drawings (svg) need no other size, animations (gif) would lose
 * their motion.
 */
const raster: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** The widths of variants, in pixels. */
const steps = [320, 480, 640, 960, 1280, 1920];

/** The maximum width: no screen shows more, so wider pictures are reduced to it. */
const widest = 2560;

/** The width for clients that support a single size only. */
const plainWidth = 1280;

/** Returns the widths of a picture's variants, the smallest first; none where its own file is shown. */
export function getVariantWidths({ ext, width }: { ext: string; width: number | null }): number[] {
  if (width === null || !raster.includes(ext.toLowerCase())) return [];
  const largest = Math.min(width, widest);
  return [...steps.filter((step) => step < largest), largest];
}

/**
 * Returns the path of a picture's variant on the site. The media library ends its names with an underscore and ten
 * letters, so that no name of an uploaded file looks like one of these.
 */
export const getVariantPath = (hash: string, width: number) => `/media/${hash}-${String(width)}.webp`;

/** Selects the width for contexts that can reference only one. */
export function selectDefaultWidth(widths: readonly number[]): number | undefined {
  return [...widths].reverse().find((width) => width <= plainWidth) ?? widths[0];
}

/** Returns the path of the picture in another of its widths: `/media/a-1280.webp`, 320 → `/media/a-320.webp`. */
export const withWidth = (src: string, width: number) => src.replace(/-\d+\.webp$/u, `-${String(width)}.webp`);
