import { rm } from 'node:fs/promises';

import { makeRendererFolder, rendererDescription } from '../../test/renderer-folder.ts';
import { loadGatsbyRenderer } from './gatsby-renderer.ts';
import { createPageRenderer, insertSlices } from './create-page-renderer.ts';
import { NeedsBuildError, type PageToRender } from './page-to-render.ts';

const place = (id: string) => `<slice-start id="${id}"></slice-start><slice-end id="${id}"></slice-end>`;

test('inserts a slice in its place, between comments that name it', () => {
  const html = insertSlices(`<p>a</p>${place('end-1')}<p>b</p>${place('end-1')}`, { 'end-1': '<script>$& $1</script>' });
  const slice = '<!-- slice-start id="end-1" --><script>$& $1</script><!-- slice-end id="end-1" -->';
  expect(html).toBe(`<p>a</p>${slice}<p>b</p>${slice}`);
});

test('names a slice that the build did not leave', () => {
  expect(() => insertSlices(place('menu'), {})).toThrow('the slice menu');
});

let folder: string;
beforeAll(async () => {
  folder = await makeRendererFolder();
});
afterAll(() => rm(folder, { recursive: true }));

const about = { path: '/ru/about', template: 'section', locale: 'ru', context: JSON.stringify({ title: 'О нас' }) } as const;

async function rendered(page: PageToRender) {
  const { pageData, html } = await createPageRenderer(rendererDescription, loadGatsbyRenderer(folder))(page);
  return { pageData: Buffer.from(pageData).toString('utf8'), html: Buffer.from(html).toString('utf8') };
}

test('serializes page data as Gatsby does: template, path, messages and content', async () => {
  expect((await rendered(about)).pageData).toBe(
    '{"componentChunkName":"component---section","path":"/ru/about","result":{"data":{"hello":"Привет"},' +
      '"pageContext":{"title":"О нас"}},"staticQueryHashes":[],"slicesMap":{}}',
  );
});

test('calls Gatsby’s renderer as a build does, and inserts slices', async () => {
  const { html } = await rendered(about);
  const [, words, given, end] = /^(.*?) (\{.*\})(<!-- .*)$/u.exec(html) ?? [];
  expect(words).toBe('/ru/about Привет');
  expect(end).toContain('<i>end</i>');
  const { scripts, styles } = rendererDescription.templates['section'] ?? {};
  expect(JSON.parse(given ?? '')).toEqual({
    scripts,
    reversedScripts: [...(scripts ?? [])].reverse(),
    styles: [{ ...styles?.[0], content: 'a{}' }, styles?.[1]],
    reversedStyles: [styles?.[1], { ...styles?.[0], content: 'a{}' }],
    webpackCompilationHash: 'h4sh',
    context: { isDuringBuild: true },
    staticQueryContext: {},
  });
});

test.each([
  ['template', { ...about, template: 'tender' }, 'needs a build: the last one had no page of the template tender'],
  ['language', { ...about, locale: 'en' as const }, 'needs a build: the last one had no page of the template section in en'],
])('requires a build for a page of a %s that the build had no page of', async (_, page, message) => {
  await expect(rendered(page)).rejects.toThrow(message);
  await expect(rendered(page)).rejects.toBeInstanceOf(NeedsBuildError);
});

test('rejects a bundle without a renderer', async () => {
  const other = await makeRendererFolder({ code: 'exports.other = 1;' });
  expect(() => loadGatsbyRenderer(other)).toThrow('is no function');
  await rm(other, { recursive: true });
});
