const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * Returns whether two values of plain data have the same JSON: the order of properties counts. Comparing takes no memory,
 * as a text would that is stored for it.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  // Of 0 and -0 the JSON is the same.
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index += 1) if (!isSameData(one[index], other[index])) return false;
    return true;
  }
  const [names, otherNames] = [Object.keys(one), Object.keys(other)];
  if (names.length !== otherNames.length) return false;
  return names.every((name, index) => name === otherNames[index] && isSameData(one[name], other[name]));
}
