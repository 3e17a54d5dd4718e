/** Returns the next index in a list, in a cycle; between its end and its beginning is the field itself (`null`). */
export function getNeighbourIndex(place: number | null, step: 1 | -1, length: number): number | null {
  const places = length + 1;
  const next = ((place ?? length) + step + places) % places;
  return next === length ? null : next;
}
