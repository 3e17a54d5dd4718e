/** Extracts the site's own addresses that a page loads: scripts, fonts, pictures. */
export function extractAssetPaths(html: string, basePath: string): readonly string[] {
  const matches = [...html.matchAll(/(?:src|href)="(?<path>\/[^"?#]+\.(?:js|woff2|webp|svg|png|jpg))"/gu)];
  return [...new Set(matches.flatMap(({ groups }) => groups?.['path'] ?? []))].filter((path) => path.startsWith(basePath));
}
