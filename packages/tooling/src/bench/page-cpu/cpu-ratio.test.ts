import { computeCpuRatio, type CpuRatio, findCpuRegression, formatCpuReport, parseCpuRatio, parseCpuRounds } from './cpu-ratio.ts';

const rounds = [
  { reference: 10, page: { render: 4, inspect: 1, compress: 5 } },
  { reference: 20, page: { render: 8, inspect: 2, compress: 12 } },
  { reference: 10, page: { render: 9, inspect: 1, compress: 6 } },
];
const stored: CpuRatio = { page: 1, stages: { render: 0.4, inspect: 0.1, compress: 0.5 } };

it('parses the last line that has figures', () => {
  expect(parseCpuRounds(['(node:1) ExperimentalWarning', '[]', JSON.stringify(rounds)])).toEqual(rounds);
  expect(parseCpuRounds(['[{"reference":10,"page":null}]'])).toEqual([{ reference: 10, page: null }]);
});

it.each([[[]], [['an error']], [['[]']], [['[{"reference":0,"page":null}]']]])('rejects %j', (lines) => {
  expect(() => parseCpuRounds(lines)).toThrow();
});

it('computes the medians of the rounds’ ratios', () => {
  expect(computeCpuRatio(rounds)).toEqual({ page: 1.1, stages: { render: 0.4, inspect: 0.1, compress: 0.6 } });
});

it('reads back a ratio as it was written', () => {
  expect(parseCpuRatio(JSON.stringify(computeCpuRatio(rounds)))).toEqual(computeCpuRatio(rounds));
  expect(() => parseCpuRatio('{"page":0}')).toThrow();
});

it('reports growth of more than a fifth, with both ratios', () => {
  expect(findCpuRegression({ ...stored, page: 1.2 }, stored)).toBeNull();
  expect(findCpuRegression({ ...stored, page: 0.5 }, stored)).toBeNull();
  expect(findCpuRegression({ ...stored, page: 1.21 }, stored)).toMatch(/^A page takes 21 % more .*: 1\.21 .*, before 1 /u);
});

it('formats each stage with its share, beside the stored ratio', () => {
  expect(formatCpuReport(rounds, stored).split('\n').slice(2)).toEqual([
    '| render | 4.00 | 36 % | 0.400 | 0.400 |',
    '| inspect | 1.00 | 9 % | 0.100 | 0.100 |',
    '| compress | 6.00 | 55 % | 0.600 | 0.500 |',
    '| a page | 11.00 | 100 % | 1.100 | 1.000 |',
    '| the reference work | 10.00 | – | 1 | 1 |',
  ]);
  expect(formatCpuReport(rounds, null)).toContain('| a page | 11.00 | 100 % | 1.100 | – |');
});
