import { Typography } from '@strapi/design-system';

/** Renders what a person wrote, in their language and line breaks. */
export function QuotedWords({ children, variant = 'omega' }: { children: string; variant?: 'omega' | 'pi' }) {
  if (children === '') return null;
  return (
    <Typography tag="blockquote" variant={variant} translate="no" style={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
