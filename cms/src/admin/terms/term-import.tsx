import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { type ChangeEvent, useId, useRef, useState } from 'react';

import { importPlanResponse, type ImportPlanResponse, importResponse, type ImportResponse } from '../../content/terms/term-exchange.ts';
import { termPaths } from '../../content/terms/terms.ts';
import { FigureTable } from '../page-statistics/figure-table.tsx';
import { type ReviewFault, ReviewFaultText, toReviewFault } from '../review/review-fault.tsx';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { readTermFile, type TermFile, type TermFileFault } from './read-term-file.ts';
import { termTexts } from './term-texts.ts';

/** Where an import is: nothing chosen, what a file would do, or what it did. */
type Step =
  | { at: 'begin' }
  | { at: 'unusable'; fault: TermFileFault }
  | { at: 'refused'; fault: ReviewFault }
  | { at: 'planned'; file: TermFile; plan: ImportPlanResponse }
  | { at: 'done'; counts: ImportResponse };

/** Renders what an import would do, row by row. */
function Plan({ plan: { counts, rows } }: { plan: ImportPlanResponse }) {
  const translate = useOwnTexts(termTexts);
  const columns = ['line', 'term', 'action'] as const;
  return (
    <>
      <Typography role="status">{translate('ochiq.terms.import.counts', counts)}</Typography>
      {counts.refuse > 0 && (
        <Typography role="alert" textColor="danger700">
          {translate('ochiq.terms.import.refused')}
        </Typography>
      )}
      {rows.length > 0 && (
        <FigureTable
          name={translate('ochiq.terms.import.rows')}
          columns={columns.map((column) => ({ title: translate(`ochiq.terms.import.${column}`) }))}
          rows={rows.map(({ line, title, action, reasons }, index) => ({
            key: `${String(line)} ${String(index)}`,
            cells: [String(line), title, [translate(`ochiq.terms.import.action.${action}`), ...reasons].join('. ')],
          }))}
        />
      )}
    </>
  );
}

/** Renders the import of a file: what it would do is shown before it is written. @param onImported is called once terms were written */
export function TermImport({ onImported }: { onImported: () => void }) {
  const translate = useOwnTexts(termTexts);
  const { post } = useFetchClient();
  const [step, setStep] = useState<Step>({ at: 'begin' });
  const [isBusy, setIsBusy] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const id = useId();
  const run = async (work: () => Promise<Step>) => {
    setIsBusy(true);
    setStep(await work().catch((error: unknown): Step => ({ at: 'refused', fault: toReviewFault(error) })));
    setIsBusy(false);
  };
  const choose = async (chosen: File): Promise<Step> => {
    const file = await readTermFile(chosen);
    if (typeof file === 'string') return { at: 'unusable', fault: file };
    return { at: 'planned', file, plan: importPlanResponse.parse((await post(termPaths.importPlan, file)).data) };
  };
  const write = async (file: TermFile, plan: string): Promise<Step> => {
    const counts = importResponse.parse((await post(termPaths.import, { ...file, plan })).data);
    onImported();
    // The button is gone with its plan.
    status.current?.focus();
    return { at: 'done', counts };
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void run(() => choose(file));
    // The same file, mended, can be chosen again.
    target.value = '';
  };
  const isWritable = step.at === 'planned' && step.plan.counts.refuse === 0 && step.plan.counts.add + step.plan.counts.change > 0;
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3} aria-label={translate('ochiq.terms.import')} aria-busy={isBusy}>
      <Typography variant="delta" tag="h2">
        {translate('ochiq.terms.import')}
      </Typography>
      <Typography id={id}>{translate('ochiq.terms.import.lead')}</Typography>
      <Box>
        <Typography tag="label" htmlFor={`${id}-file`} variant="pi" fontWeight="bold">
          {translate('ochiq.terms.import.file')}
        </Typography>
      </Box>
      <Box>
        <input id={`${id}-file`} type="file" accept=".csv,.tbx,.xml" aria-describedby={id} disabled={isBusy} onChange={change} />
      </Box>
      {step.at === 'unusable' && (
        <Typography role="alert" textColor="danger700">
          {translate(`ochiq.terms.import.${step.fault}`)}
        </Typography>
      )}
      {step.at === 'refused' && <ReviewFaultText fault={step.fault} />}
      {step.at === 'planned' && <Plan plan={step.plan} />}
      <Typography ref={status} tabIndex={-1} role="status">
        {step.at === 'done' ? translate('ochiq.terms.import.done', step.counts) : ''}
      </Typography>
      {step.at === 'planned' && isWritable && (
        <Flex>
          <Button type="button" disabled={isBusy} onClick={() => void run(() => write(step.file, step.plan.plan))}>
            {translate('ochiq.terms.import.write')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
