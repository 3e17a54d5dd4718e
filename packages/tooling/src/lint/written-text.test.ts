import { execFile } from 'node:child_process';

import { inRoot } from '../workplace/root.ts';

const refused = [
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

const accepted = [
  '<p className="note" id="top" lang="uz">{name}</p>',
  '<p>{name}, {name} – 5 %</p>',
  '<p>{`${name}: ${name}`}</p>',
  '<img src={name} alt="" width={1} height={1} />',
  '<p aria-label={said(`news:${name}`)}>{said("news:empty")}</p>',
  '<p data-tone="good" role="note">{open ? name : null}</p>',
] as const;

const imports = ["import { useTranslation } from 'gatsby-plugin-react-i18next';", "import { Trans } from 'react-i18next';"] as const;

const lines = [
  ...imports,
  'declare const said: (key: string) => string;',
  'type Props = { open: boolean; name: string };',
  ...[...refused, ...accepted].map((jsx, index) => `export const Part${String(index)} = ({ open, name }: Props) => ${jsx};`),
];

type Finding = { ruleId: string | null; line: number };

function lint(): Promise<Finding[]> {
  const eslint = inRoot('packages', 'tooling', 'node_modules', '.bin', 'eslint');
  // An existing file's name: the rules that know types need a file of the project.
  const file = 'web/src/components/link/link.tsx';
  const args = ['--config', 'packages/tooling/config/eslint.mjs', '--stdin', '--stdin-filename', file, '--format', 'json'];
  return new Promise((resolve, reject) => {
    const child = execFile(eslint, args, { cwd: inRoot() }, (error, stdout, stderr) => {
      if (!stdout.startsWith('[')) reject(new Error(`The lint said nothing: ${stderr || (error?.message ?? '')}`));
      else resolve((JSON.parse(stdout) as [{ messages: Finding[] }])[0].messages);
    });
    child.stdin?.end(lines.join('\n'));
  });
}

let findings: Finding[];

beforeAll(async () => {
  findings = await lint();
}, 120_000);

const rulesAt = (text: string) => {
  const line = lines.findIndex((one) => one.endsWith(`${text};`) || one === text) + 1;
  return findings.filter((finding) => finding.line === line).map(({ ruleId }) => ruleId);
};

test.each(imports)('refused: %s', (line) => {
  expect(rulesAt(line)).toContain('no-restricted-imports');
});

test.each(refused)('refused: %s', (jsx) => {
  expect(rulesAt(jsx)).toContain('no-restricted-syntax');
});

test.each(accepted)('accepted: %s', (jsx) => {
  expect(rulesAt(jsx)).not.toContain('no-restricted-syntax');
});
