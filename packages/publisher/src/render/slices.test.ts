import { insertSlices } from './slices.ts';

const place = (id: string) => `<slice-start id="${id}"></slice-start><slice-end id="${id}"></slice-end>`;

test('inserts a slice in its place, between comments that name it', () => {
  const html = insertSlices(`<p>a</p>${place('end-1')}<p>b</p>${place('end-1')}`, { 'end-1': '<script>$& $1</script>' });
  const slice = '<!-- slice-start id="end-1" --><script>$& $1</script><!-- slice-end id="end-1" -->';
  expect(html).toBe(`<p>a</p>${slice}<p>b</p>${slice}`);
});

test('names a slice that the build did not leave', () => {
  expect(() => insertSlices(place('menu'), {})).toThrow('the slice menu');
});
