import { Fragment } from 'react';

/** Renders an email address, which a narrow line breaks after the `@` and its dots, before it breaks a word. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      {email.split(/(?<=[@.])/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
