import { renderToStaticMarkup } from 'react-dom/server';

import { listComponents, selectDistinctStates, recordProps } from './states';

function Leaf({ tone, lines = [] }: { tone: string | null; lines?: readonly string[] }) {
  return <p data-tone={tone}>{lines.length}</p>;
}

function Branch() {
  return (
    <>
      <Leaf tone="good" lines={['A line', 'another']} />
      <Leaf tone="good" lines={['Other words', 'of the same kind']} />
      <Leaf tone="off" lines={[]} />
      <Leaf tone={null} />
    </>
  );
}

const original = jest.requireActual<Record<string, unknown>>('react/jsx-runtime');

it('shows every case of every property once', () => {
  const given = recordProps([original], () => renderToStaticMarkup(<Branch />));
  const [branch, leaf] = listComponents({ './branch/branch.tsx': { Branch }, './leaf/leaf.tsx': { Leaf, helper: () => null } }, given);
  expect(branch).toMatchObject({ folder: 'branch', name: 'Branch', states: [{ name: 'plain' }] });
  expect(leaf?.states.map(({ name }) => name)).toEqual(['tone = good; lines = many', 'tone = off; lines = empty', 'tone = none']);
});

it('knows nothing of what is not shown, and leaves no trace', () => {
  const before = { ...original };
  expect(
    listComponents(
      { './leaf/leaf.tsx': { Leaf } },
      recordProps([original], () => undefined),
    )[0]?.states,
  ).toEqual([]);
  expect({ ...original }).toEqual(before);
});

it('leaves no trace when a component fails', () => {
  const before = { ...original };
  const fail = () => {
    throw new Error('no');
  };
  expect(() => recordProps([original], fail)).toThrow('no');
  expect({ ...original }).toEqual(before);
});

it('tells objects apart by what is missing in them', () => {
  const states = selectDistinctStates([
    { card: { title: 'A title', cover: null } },
    { card: { title: 'Another', cover: { src: '/a' } } },
    { card: { title: 'B c', cover: null } },
  ]);
  expect(states.map(({ name }) => name)).toEqual(['card = cover: none', 'card = ']);
});
