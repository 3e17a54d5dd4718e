const placePattern = /<slice-start id="(?<id>[^"]+)"><\/slice-start><slice-end id="\k<id>"><\/slice-end>/gu;

/**
 * Inserts slices into a rendered page, as Gatsby does after all pages are rendered.
 * @param slices the HTML of each by name; none has placeholders of its own
 * @throws a placeholder has no slice
 */
export function insertSlices(html: string, slices: Readonly<Record<string, string>>): string {
  return html.replace(placePattern, (_, id: string) => {
    const slice = slices[id];
    if (slice === undefined) throw new Error(`It has a place for the slice ${id}, which the build did not leave`);
    return `<!-- slice-start id="${id}" -->${slice}<!-- slice-end id="${id}" -->`;
  });
}
