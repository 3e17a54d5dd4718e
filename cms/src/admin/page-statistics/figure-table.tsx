import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { ReactNode } from 'react';

import { saveFile } from '../shared/save-file.ts';
import { englishStatistics } from '../texts/en/statistics.ts';
import { useTexts } from '../texts/use-texts.ts';
import { toCsv } from './to-csv.ts';

export type FigureColumn = { title: string; isNumber?: boolean };

type ShownCells = { key: string; cells: readonly ReactNode[] };

/** A row: what its cells show, and what they say in a file. */
export type FigureRow = ShownCells & { values: readonly (string | number)[] };

type TableProps = {
  name: string;
  columns: readonly FigureColumn[];
  rows: readonly ShownCells[];
  /** Whether cells begin at the top of their row, for rows with a tall cell. */
  isTopAligned?: boolean;
};
type Props = { name: string; columns: readonly FigureColumn[]; rows: readonly FigureRow[]; fileName: string };

/** The first cell may be an address, which breaks anywhere; words of the others stay whole, and the table scrolls. */
const firstCell = { overflowWrap: 'anywhere', minWidth: '8rem' } as const;
const otherCell = { overflowWrap: 'break-word' } as const;

/** Renders rows as a plain table with a name: the design system's is a grid, in which a screen reader reads no column titles. */
export function FigureTable({ name, columns, rows, isTopAligned = false }: TableProps) {
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius overflow="auto" tabIndex={0} role="group" aria-label={name}>
      <Box tag="table" width="100%" aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <Box key={title} tag="th" scope="col" padding={3} textAlign={isNumber ? 'end' : 'start'}>
                <Typography variant="sigma">{title}</Typography>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <Box
                  key={columns[index]?.title}
                  tag="td"
                  padding={3}
                  textAlign={columns[index]?.isNumber ? 'end' : 'start'}
                  style={{ ...(index === 0 ? firstCell : otherCell), verticalAlign: isTopAligned ? 'top' : 'middle' }}
                >
                  {typeof cell === 'string' ? <Typography>{cell}</Typography> : cell}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** Renders the button that saves a table as a file. */
export function CsvButton({ name, columns, rows, fileName }: Props) {
  const translate = useTexts(englishStatistics);
  const save = () => {
    const text = toCsv([columns.map(({ title }) => title), ...rows.map(({ values }) => values)]);
    saveFile(`${fileName}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Button variant="tertiary" size="S" startIcon={<Download />} onClick={save}>
      {translate('ochiq.statistics.csv', { name })}
    </Button>
  );
}

type SectionProps = Props & { hint?: string; before?: ReactNode };

/** Renders a section of the page: heading, hint, a table or the sentence that there is none, and the file. */
export function FigureSection({ hint, before, ...table }: SectionProps) {
  const translate = useTexts(englishStatistics);
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3} aria-label={table.name}>
      <Typography variant="delta" tag="h2">
        {table.name}
      </Typography>
      {hint !== undefined && <Typography textColor="neutral600">{hint}</Typography>}
      {before}
      {table.rows.length === 0 ? (
        <Typography textColor="neutral600">{translate('ochiq.statistics.nothing')}</Typography>
      ) : (
        <>
          <FigureTable {...table} />
          <Flex>
            <CsvButton {...table} />
          </Flex>
        </>
      )}
    </Flex>
  );
}
