import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** Renders a list under a heading of its own. */
export const TitledList = ({ title, children }: { title: string; children: ReactNode }) => (
  <Flex direction="column" alignItems="stretch" gap={2} width="100%">
    <Typography tag="h3" variant="sigma" textColor="neutral600">
      {title}
    </Typography>
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {children}
    </Flex>
  </Flex>
);
