import { Box, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

import type { DeskResponse } from '../../content/desk/desk.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { englishDesk } from '../texts/en/desk.ts';
import { useTexts } from '../texts/use-texts.ts';
import { OwnWork, PlannedList, WaitingList } from './desk-lists.tsx';
import { useDesk } from './use-desk.ts';

/** Renders a part of the desk once it is there. */
function DeskPart({ children }: { children: (desk: DeskResponse) => ReactNode }) {
  const translate = useTexts(englishDesk);
  const desk = useDesk();
  if (desk === null) return <Widget.Loading />;
  if (desk === 'broken') return <Typography role="alert">{translate('ochiq.desk.broken')}</Typography>;
  return children(desk);
}

/** Renders the way to everything, and what the user has written and published. */
export const OwnWorkWidget = () => (
  <>
    <Box paddingBottom={4}>
      <PaletteButton />
    </Box>
    <DeskPart>{(desk) => <OwnWork {...desk} now={new Date()} />}</DeskPart>
  </>
);

/** Renders what is planned. */
export const PlannedWidget = () => <DeskPart>{(desk) => <PlannedList {...desk} />}</DeskPart>;

/** Renders what citizens sent and what waits. */
export const CitizensWidget = () => (
  <DeskPart>{({ waiting }) => <WaitingList waiting={waiting.filter(({ type }) => type !== 'inquiry')} />}</DeskPart>
);

/** Renders what people sent about vacancies and tenders and what waits: a role of its own reads it. */
export const ApplicantsWidget = () => (
  <DeskPart>{({ waiting }) => <WaitingList waiting={waiting.filter(({ type }) => type === 'inquiry')} />}</DeskPart>
);
