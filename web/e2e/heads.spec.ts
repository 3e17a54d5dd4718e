import { expect, test } from '@playwright/test';

import { address, htmlOf, onePageOfEach, readablePages, settings } from './the-site';

const pngMark = [0x89, 0x50, 0x4e, 0x47];

/** Width and height of a PNG: https://www.w3.org/TR/png-3/#11IHDR */
function pngSize(bytes: DataView): [number, number] | null {
  return pngMark.every((byte, index) => bytes.getUint8(index) === byte) ? [bytes.getUint32(16), bytes.getUint32(20)] : null;
}

async function headOf(pagePath: string) {
  const { root } = await htmlOf(pagePath);
  const content = (selector: string) => root.querySelectorAll(selector).map((element) => element.getAttribute('content') ?? '');
  return { root, content, isListed: content('meta[name=robots]').length === 0 };
}

test('every page that search engines list has a card of its language, 1200 by 630, that is served', async () => {
  const cards = new Map<string, string>();
  for (const { path } of readablePages().filter((page) => page.path !== '/')) {
    const { content, isListed } = await headOf(path);
    const images = content('meta[property="og:image"]');
    expect({ path, images: images.length }).toEqual({ path, images: isListed ? 1 : 0 });
    for (const image of images) cards.set(image, path);
  }
  for (const [card, from] of cards) {
    const response = await fetch(card);
    const size = pngSize(new DataView(await response.arrayBuffer()));
    expect({ card, from, status: response.status, type: response.headers.get('content-type'), size }).toEqual({
      card,
      from,
      status: 200,
      type: 'image/png',
      size: [1200, 630],
    });
    expect(new URL(card).origin).toBe(new URL(settings.siteUrl).origin);
  }
});

test('an unprefixed page is shared with the card of its twin', async () => {
  for (const path of ['/about', '/news', '/contact']) {
    const [plain, twin] = await Promise.all([headOf(path), headOf(`/uz${path}`)]);
    expect(plain.content('meta[property="og:image"]')).toEqual(twin.content('meta[property="og:image"]'));
  }
});

test('every template’s block of data is one graph of whole addresses, and the content policy does not grow by it', async () => {
  const policies = new Set<string>();
  for (const { path } of onePageOfEach()) {
    const { root, headers } = await htmlOf(path);
    policies.add(headers.get('content-security-policy') ?? '');
    for (const block of root.querySelectorAll('script[type="application/ld+json"]')) {
      const { '@graph': graph } = JSON.parse(block.rawText) as { '@graph': Record<string, unknown>[] };
      expect({ path, things: graph.length > 0 }).toEqual({ path, things: true });
      for (const { url } of graph) if (typeof url === 'string') expect(url.startsWith(address('/'))).toBe(true);
    }
  }
  expect(policies.size).toBe(1);
});

test('every picture is there in every width that is offered', async () => {
  const files = new Set<string>();
  for (const { path } of readablePages()) {
    const { root } = await htmlOf(path);
    for (const image of root.querySelectorAll('img[srcset]')) {
      const offered = (image.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
      for (const file of [image.getAttribute('src') ?? '', ...offered]) files.add(file);
    }
  }
  expect(files.size).toBeGreaterThan(0);
  for (const file of files) {
    const response = await fetch(new URL(file, settings.siteUrl), { method: 'HEAD' });
    expect({ file, status: response.status, type: response.headers.get('content-type') }).toEqual({
      file,
      status: 200,
      type: 'image/webp',
    });
  }
});
