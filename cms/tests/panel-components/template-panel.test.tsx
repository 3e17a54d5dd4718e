import { fireEvent } from '@testing-library/react';

import { TemplatePanel } from '../../src/admin/starters/template-panel.tsx';
import { getTemplateValues } from '../../src/admin/starters/find-template.ts';
import { renderPart } from './render-part.tsx';

let values: Readonly<Record<string, unknown>> = {};
const onChange = jest.fn();
const form = { locale: 'ru', isOff: false };

jest.mock('@strapi/strapi/admin', () => ({
  useForm: (_: string, select: (state: unknown) => unknown) => select({ values, onChange }),
}));
jest.mock('../../src/admin/editing/use-edited-form.ts', () => ({ useEditedForm: () => form }));

type Props = Parameters<typeof TemplatePanel>[0];
const Panel = (props: Props) => <>{TemplatePanel(props)?.content}</>;
const show = (props: Partial<Props> = {}) => renderPart(<Panel model="api::page.page" {...props} />);

beforeEach(() => {
  values = {};
  onChange.mockClear();
});

test('fills lead and blocks in the language of the form, and nothing else', () => {
  fireEvent.click(show().getByRole('button', { name: 'Service' }));
  const { lead, blocks } = getTemplateValues('service', 'ru');
  expect(onChange.mock.calls).toEqual([
    ['lead', lead],
    ['blocks', blocks],
  ]);
});

test('an empty page takes a template back', () => {
  values = { title: 'Новая', ...getTemplateValues('report', 'ru') };
  const part = show();
  expect(part.getByRole('button', { name: 'Report' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(part.getByRole('button', { name: 'Empty page' }));
  expect(onChange.mock.calls).toEqual([
    ['lead', undefined],
    ['blocks', []],
  ]);
});

test.each<[string, Partial<Props>, Readonly<Record<string, unknown>>]>([
  ['a page that is saved', { document: { documentId: 'a' } }, {}],
  ['another type', { model: 'api::section-page.section-page' }, {}],
  ['a form with a text of its own', {}, { lead: 'Свой текст' }],
  ['a template that was changed', {}, { ...getTemplateValues('report', 'ru'), lead: 'Свой текст' }],
])('offers nothing for %s', (_, props, typed) => {
  values = typed;
  expect(show(props).queryByRole('button')).toBeNull();
});
