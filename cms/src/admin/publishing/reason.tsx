import { Typography } from '@strapi/design-system';

/** Why something is as it is, in the words of a program, which are English. */
export const Reason = ({ children }: { children: string }) => (
  <Typography tag="p" variant="pi" textColor="neutral700" lang="en" width="100%">
    {children}
  </Typography>
);
