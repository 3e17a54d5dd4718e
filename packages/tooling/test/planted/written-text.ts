/** Texts that stand in a component. */
export const refused = [
  '<p>Read more</p>',
  "<p>{'Read more'}</p>",
  "<>{open && 'Read more'}</>",
  "<p>{open ? 'Read more' : null}</p>",
  '<p>{`Page ${name}`}</p>',
  '<p aria-label="Read more" />',
  "<p aria-label={open ? 'Open' : name} />",
  '<img src={name} alt="A map" />',
  '<p title={`Map of ${name}`} />',
  '<input placeholder="Name" />',
  '<p>Ещё</p>',
] as const;

/** What looks like them and says nothing of its own. */
export const accepted = [
  '<p className="note" id="top" lang="uz">{name}</p>',
  '<p>{name}, {name} – 5 %</p>',
  '<p>{`${name}: ${name}`}</p>',
  '<img src={name} alt="" width={1} height={1} />',
  '<p aria-label={spoken(`news:${name}`)}>{spoken("news:empty")}</p>',
  '<p data-tone="good" role="note">{open ? name : null}</p>',
] as const;

/** Ways to messages without types. */
export const imports = ["import { useTranslation } from 'gatsby-plugin-react-i18next';", "import { Trans } from 'react-i18next';"] as const;

const component = (jsx: string) =>
  `declare const spoken: (key: string) => string;\ntype Props = { open: boolean; name: string };\nexport const Part = ({ open, name }: Props) => ${jsx};`;

/** Each of them as a file, by what it is called above. */
export const lines: Readonly<Record<string, string>> = Object.fromEntries([
  ...imports.map((line) => [line, line] as const),
  ...[...refused, ...accepted].map((jsx) => [jsx, component(jsx)] as const),
]);
