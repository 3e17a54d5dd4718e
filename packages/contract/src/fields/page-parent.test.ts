import { sectionKeys } from '../routing/section-keys.ts';
import { definePageParentField, getPageReference, getSectionReference, parsePageParent } from './page-parent.ts';

const { schema, cms } = definePageParentField();
const accepts = (value: string) => schema.safeParse(value).success;

test('a page is below a section of the site or below another page', () => {
  for (const key of sectionKeys) {
    expect(accepts(getSectionReference(key))).toBe(true);
    expect(parsePageParent(getSectionReference(key))).toEqual({ section: key });
  }
  expect(accepts(getPageReference('x7k2m9p4q1'))).toBe(true);
  expect(parsePageParent(getPageReference('x7k2m9p4q1'))).toEqual({ page: 'x7k2m9p4q1' });
});

test.each(['', 'about', 'section:', 'section:nothing', 'page:', 'page:../x', 'page:a b', '/about', 'section:about\n'])(
  '%j is no place',
  (value) => {
    expect(accepts(value)).toBe(false);
  },
);

test('the CMS refuses no place that the site takes', () => {
  const pattern = cms.type === 'string' && cms.regex ? new RegExp(cms.regex, 'u') : /^$/u;
  expect([...sectionKeys.map(getSectionReference), getPageReference('x7k2m9p4q1')].filter((one) => !pattern.test(one))).toEqual([]);
});
