import { Status, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

import type { StatusTone } from './describe-document.ts';

/** Renders a state in words, in the colour of its severity. */
export const StateLabel = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <Status variant={tone} size="S" width="100%">
    <Typography tag="span" variant="omega" fontWeight="bold">
      {children}
    </Typography>
  </Status>
);
