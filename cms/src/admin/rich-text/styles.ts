import { styled } from 'styled-components';

/** The frame around toolbar and text. The focus is seen on it as a whole, as on other fields. */
export const Frame = styled.div<{ $isInvalid: boolean; $isDisabled: boolean }>`
  border: 1px solid ${({ theme, $isInvalid }) => ($isInvalid ? theme.colors.danger600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme, $isDisabled }) => ($isDisabled ? theme.colors.neutral150 : theme.colors.neutral0)};

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }
`;

/** The text itself, as near to the page as the panel's letters allow. */
export const TextPlace = styled.div`
  .ProseMirror {
    min-height: 16rem;
    max-height: 70vh;
    overflow-y: auto;
    padding: 1.6rem;
    outline: none;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.6rem;
    line-height: 1.5;
    white-space: break-spaces;
    overflow-wrap: break-word;
  }

  .ProseMirror > * + * {
    margin-top: 1.2rem;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-weight: 600;
    line-height: 1.25;
  }

  h1,
  h2 {
    font-size: 2.4rem;
  }

  h3 {
    font-size: 2rem;
  }

  h4 {
    font-size: 1.8rem;
  }

  strong {
    font-weight: 700;
  }

  em {
    font-style: italic;
  }

  a {
    color: ${({ theme }) => theme.colors.primary700};
    text-decoration: underline;
  }

  ul,
  ol {
    padding-inline-start: 2.8rem;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li.sublist {
    list-style: none;
  }

  blockquote {
    padding-inline-start: 1.2rem;
    border-inline-start: 4px solid ${({ theme }) => theme.colors.neutral300};
  }

  code,
  pre {
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral100};
    font-family: Consolas, Menlo, monospace;
  }

  [translate='no'] {
    border-bottom: 1px dashed ${({ theme }) => theme.colors.neutral600};
  }

  pre {
    padding: 1.2rem;
  }

  .tableWrapper {
    overflow-x: auto;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    min-width: 6rem;
    padding: 0.6rem 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral400};
    text-align: start;
    vertical-align: top;
  }

  th {
    background: ${({ theme }) => theme.colors.neutral100};
    font-weight: 600;
  }

  .selectedCell {
    background: ${({ theme }) => theme.colors.primary100};
  }

  caption {
    padding-bottom: 0.4rem;
    font-weight: 600;
    text-align: start;
  }

  div[data-callout] {
    padding: 1.2rem;
    border-inline-start: 4px solid ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }

  div[data-callout='warning'],
  div[data-callout='important'] {
    border-color: ${({ theme }) => theme.colors.warning600};
    background: ${({ theme }) => theme.colors.warning100};
  }

  div[data-callout='danger'] {
    border-color: ${({ theme }) => theme.colors.danger600};
    background: ${({ theme }) => theme.colors.danger100};
  }

  .whole {
    display: flex;
    flex-direction: column;
    gap: 0.4rem;
    padding: 1.2rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral100};
  }

  .whole img {
    max-width: 100%;
    max-height: 32rem;
    object-fit: contain;
  }

  .whole-kind {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
  }

  .ProseMirror-selectednode {
    outline: 3px solid ${({ theme }) => theme.colors.primary600};
  }

  .ProseMirror-gapcursor {
    position: relative;
    display: none;
    height: 0;
    pointer-events: none;
  }

  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }

  .ProseMirror-gapcursor::after {
    position: absolute;
    top: -2px;
    width: 2rem;
    border-top: 2px solid ${({ theme }) => theme.colors.primary600};
    content: '';
  }

  .note {
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 700;
    cursor: pointer;
  }

  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .found {
    background: ${({ theme }) => theme.colors.warning200};
  }

  .found-now {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
