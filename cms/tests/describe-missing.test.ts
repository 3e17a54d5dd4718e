import { describeMissing } from '../src/admin/history/describe-missing.ts';

test('names what is gone in each field, as far as that is known', () => {
  const missing = [
    { field: 'tags', names: ['Water', 'Wells'] },
    { field: 'cover', names: [] },
  ];
  expect(describeMissing(missing, (field) => field.toUpperCase())).toBe('TAGS (Water, Wells), COVER');
});
