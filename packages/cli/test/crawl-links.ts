/** Extracts addresses from a page or style sheet. */
const extractAddresses = (text: string): string[] =>
  [...text.matchAll(/(?:\s(?:href|src|poster)="|; url=|url\(["']?)(?<address>[^"')\s]+)/giu)].map(
    ({ groups }) => groups?.['address'] ?? '',
  );
const extractSrcsetAddresses = (text: string): string[] =>
  [...text.matchAll(/\ssrcset="(?<choices>[^"]+)"/giu)].flatMap(({ groups }) =>
    (groups?.['choices'] ?? '').split(/,\s+/u).map((choice) => choice.split(' ')[0] ?? ''),
  );

/**
 * Crawls all links from a page, as far as they stay below an address.
 * @returns how many addresses were visited, and the dead links: their source and target
 */
export async function crawlLinks(start: string, below: string): Promise<{ seen: number; dead: string[] }> {
  const waiting = [{ url: start, from: '' }];
  const known = new Set([start]);
  const dead: string[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const response = await fetch(next.url);
    const text = await response.text();
    if (!response.ok) dead.push(`${next.from} → ${next.url}`);
    if (!/\.css$|\/$|\.html$/u.test(new URL(response.url).pathname)) continue;
    for (const address of [...extractAddresses(text), ...extractSrcsetAddresses(text)]) {
      const url = new URL(address.replaceAll('&amp;', '&'), response.url);
      url.hash = '';
      // A link outside the folder on the same server is dead, too.
      if (url.origin !== new URL(below).origin || known.has(url.href)) continue;
      known.add(url.href);
      if (url.href.startsWith(below)) waiting.push({ url: url.href, from: next.url });
      else dead.push(`${next.url} → ${url.href}`);
    }
  }
  return { seen: known.size, dead };
}
