import { computeContours, drawContourPaths } from '@ochiq/artwork/compute-contours';

type Contours = ReturnType<typeof drawContourPaths>;

/** Bounds the memory: a page has one or two drawings of its own. */
const maxDrawings = 20_000;

const drawings = new Map<string, Contours>();

/** Draws contour lines once for the same seed and place: a page keeps its own whenever it is rendered. */
function drawKnownContours(options: Parameters<typeof drawContourPaths>[0]): Contours {
  const key = JSON.stringify(options);
  const known = drawings.get(key) ?? drawContourPaths(options);
  if (drawings.size >= maxDrawings) drawings.clear();
  drawings.set(key, known);
  return known;
}

export { computeContours, drawKnownContours as drawContourPaths };
