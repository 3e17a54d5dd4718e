import { blocks } from '@ochiq/contract/fields/blocks';
import { contentTypes } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import { parts } from '@ochiq/contract/fields/components';
import * as z from 'zod';

import { createEdgeClient, filled } from './support/edge';
import { newEditor } from './support/new-editor';
import { newVacancy } from './support/new-offer';
import { administrator, type Editor } from './support/panel';
import { shared } from './support/shared';

const attribute = z.looseObject({ type: z.string(), required: z.boolean().default(false), private: z.boolean().default(false) });
type Attribute = z.output<typeof attribute>;

const panelType = z.object({ uid: z.string(), attributes: z.record(z.string(), attribute) });
const initial = z.object({ contentTypes: z.array(panelType), components: z.array(panelType) });

const form = z.object({ layouts: z.object({ edit: z.array(z.array(z.object({ name: z.string() }))) }) });
const configuration = z.union([
  z.object({ contentType: form }).transform(({ contentType }) => contentType),
  z.object({ component: form }).transform(({ component }) => component),
]);

/** The schemas that the panel gets of every type and component before it shows the first form. */
async function readPanelTypes() {
  const response = await administrator().request('GET', '/content-manager/init');
  return initial.parse(response.body.data);
}

/** The fields for which the panel's form has a place. */
async function placesIn(kind: 'content-types' | 'components', uid: string): Promise<readonly string[]> {
  const response = await administrator().request('GET', `/content-manager/${kind}/${uid}/configuration`);
  return configuration.parse(response.body.data).layouts.edit.flatMap((row) => row.map(({ name }) => name));
}

const listRequired = (attributes: Readonly<Record<string, Attribute>>) =>
  Object.entries(attributes).flatMap(([name, { required }]) => (required ? [name] : []));

/** Required fields that no editor can see or fill: an entry with one of these can never be saved. */
async function unfillable(kind: 'content-types' | 'components', uids: readonly string[]): Promise<readonly string[]> {
  const { contentTypes: types, components } = await readPanelTypes();
  const all = kind === 'components' ? components : types;
  const unfillableTypes = await Promise.all(
    uids.map(async (uid) => {
      const type = all.find((other) => other.uid === uid);
      if (!type) throw new Error(`The panel is not told of ${uid}`);
      const places = await placesIn(kind, uid);
      return listRequired(type.attributes)
        .filter((name) => !places.includes(name) || type.attributes[name]?.private)
        .map((name) => `${uid}.${name}`);
    }),
  );
  return unfillableTypes.flat();
}

const toUids = (names: readonly string[]) => names.map((name) => `api::${name}.${name}`);

test.each([
  ['content', 'content-types', toUids(Object.keys(contentTypes))],
  ['what the public sends', 'content-types', toUids(Object.keys(intakeTypes))],
  ['parts and blocks', 'components', [...parts, ...blocks].map(({ uid }) => uid)],
] as const)('a form of the panel asks for nothing that has no place in it: %s', async (_, kind, uids) => {
  expect(uids.length).toBeGreaterThan(0);
  expect(await unfillable(kind, uids)).toEqual([]);
});

describe('the values of every required field reach the form', () => {
  let clerk: Editor;
  let inquiryClerk: Editor;
  beforeAll(async () => {
    clerk = await newEditor(administrator(), 'Appeals and messages');
    inquiryClerk = await newEditor(administrator(), 'Applications and questions');
    const offer = await newVacancy(administrator(), 'boshliq');
    const news = await administrator().request('GET', '/content-manager/collection-types/api::news.news?locale=uz');
    const [item] = z.array(z.object({ documentId: z.string() })).parse(news.body['results']);
    const { send } = createEdgeClient(shared.get().url);
    const about = { ...filled.inquiry, offer };
    const forms = { ...filled, inquiry: about, comment: { news: item?.documentId ?? '', name: 'Ildar', content: 'Yaxshi xabar' } };
    for (const [name, fields] of Object.entries(forms)) {
      const { status } = await send(name as keyof typeof forms, fields, { address: `198.51.100.${String(name.length)}` });
      if (status !== 201) throw new Error(`${name} was not taken: ${String(status)}`);
    }
  });

  test.each(toUids(Object.keys(intakeTypes)))('%s', async (uid) => {
    const { attributes = {} } = (await readPanelTypes()).contentTypes.find((type) => type.uid === uid) ?? {};
    // Relations come by requests of their own.
    const required = listRequired(attributes).filter((name) => attributes[name]?.type !== 'relation');
    expect(required).not.toEqual([]);
    for (const editor of [administrator(), uid.includes('inquiry') ? inquiryClerk : clerk]) {
      const path = `/content-manager/collection-types/${uid}`;
      const [first] = z.array(z.object({ documentId: z.string() })).parse((await editor.request('GET', path)).body['results']);
      const { body } = await editor.request('GET', `${path}/${first?.documentId ?? ''}`);
      expect(Object.keys(body.data as object)).toEqual(expect.arrayContaining(required));
    }
  });
});
