import { ChangesView } from '../../src/admin/history/changes/changes-view.tsx';
import type { FieldChange, FileView } from '../../src/content/history/diff/comparison.ts';
import type { ComparisonResponse } from '../../src/content/history/version.ts';
import { renderPart } from './render-part.tsx';

const picture = (id: number, change: Partial<FileView> = {}): FileView => ({
  ...{ id, name: `${String(id)}.png`, words: `Picture ${String(id)}`, url: `/uploads/${String(id)}.png`, isPicture: true },
  ...change,
});
const news = (name: string, change: FieldChange['change']): FieldChange => ({ owner: 'api::news.news', name, change });
const names = { before: 'Published: 20.11.2026, 10:00', after: 'What the entry says now' };

function render(changes: FieldChange[], view: 'inline' | 'sides' = 'inline', more: Partial<ComparisonResponse> = {}) {
  const at = '2026-11-20T05:00:00.000Z';
  const before = { id: 1, state: 'published', source: 'edit', author: 'Malika Karimova', at } as const;
  const comparison: ComparisonResponse = { before, after: null, changes, draftAt: at, titles: {}, missingFiles: [], ...more };
  return renderPart(<ChangesView comparison={comparison} view={view} names={names} />);
}

const words = news('title', {
  kind: 'words',
  parts: [
    { kind: 'same', text: 'Water of the ' },
    { kind: 'removed', text: 'well' },
    { kind: 'added', text: 'spring' },
  ],
});

test('shows in one text what left and what came, under the name of the field', () => {
  const part = render([words]);
  expect(part.getByRole('heading', { level: 2 }).textContent).toBe('Title');
  expect(part.getByRole('deletion').textContent).toBe('Removed: well');
  expect(part.getByRole('insertion').textContent).toBe('Added: spring');
});

test('shows both texts side by side, each under the name of its version', () => {
  const part = render([words], 'sides');
  expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([names.before, names.after]);
  const [before, after] = part.getAllByText(/Water of the/u).map(({ textContent }) => textContent);
  expect(before).toContain('well');
  expect(before).not.toContain('spring');
  expect(after).toContain('spring');
  expect(after).not.toContain('well');
});

test('shows pictures as pictures, and a deleted one by its name', () => {
  const file = news('image', { kind: 'file', before: picture(1), after: picture(2) });
  const images = render([file]).getAllByRole('img');
  expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')])).toEqual([
    ['/uploads/1.png', 'Picture 1'],
    ['/uploads/2.png', 'Picture 2'],
  ]);
  const gone = render([file], 'inline', { missingFiles: [1] });
  expect(gone.getAllByRole('img')).toHaveLength(1);
  expect(gone.getByText(/deleted from the media library/u).textContent).toContain('1.png');
});

test('shows other files by their names', () => {
  const part = render([news('file', { kind: 'file', before: null, after: picture(3, { name: 'plan.pdf', isPicture: false }) })]);
  expect(part.queryByRole('img')).toBeNull();
  expect(part.getByRole('insertion').textContent).toBe('Added: plan.pdf');
});

test('says that nothing differs', () => {
  expect(render([]).getByRole('status').textContent).toBe('Both versions say the same.');
});
