import { existsSync, readFileSync } from 'node:fs';

import { Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';

import { fromRoot } from '../workplace/root.ts';
import { readCompose } from './compose-file.ts';

type Stage = { name: string; base: string; instructions: readonly Instruction[] };

const text = readFileSync(fromRoot('.docker/Dockerfile'), 'utf8');
const packageJson: { packageManager: string } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));

const stages = DockerfileParser.parse(text)
  .getInstructions()
  .reduce<Stage[]>((parsedStages, instruction) => {
    const [base = '', , name = ''] = instruction.getArguments().map((argument) => argument.getValue());
    if (instruction.getKeyword() === 'FROM') return [...parsedStages, { name, base, instructions: [] }];
    const last = parsedStages.at(-1);
    if (!last) throw new Error(`${instruction.getKeyword()} stands before the first FROM`);
    return [...parsedStages.slice(0, -1), { ...last, instructions: [...last.instructions, instruction] }];
  }, []);
const names = stages.map(({ name }) => name);
const of = ({ instructions }: Stage, keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);
const words = (instruction: Instruction | undefined) => instruction?.getArguments().map((argument) => argument.getValue()) ?? [];
const written = (instruction: Instruction) => instruction.getArgumentsContent() ?? '';

const { compose } = readCompose();
const targets = [...new Set(Object.values(compose.services).flatMap(({ build }) => build?.target ?? []))];
const ofDatabase = compose.services['postgres']?.image;
const finals = stages.filter(({ name }) => targets.includes(name));

test('has a stage for every image of Compose', () => {
  expect(finals.map(({ name }) => name).sort()).toEqual([...targets].sort());
  expect(targets.length).toBe(6);
});

describe.each(stages.map((stage) => [stage.name, stage] as const))('%s', (_, stage) => {
  test('is based on a version, or on an earlier stage', () => {
    expect(stage.name).toMatch(/^[a-z]+$/u);
    // Who saves the database has the tools of its very version.
    if (stage.name === 'backup') expect(stage.base).toBe(ofDatabase);
    else if (!names.includes(stage.base))
      expect(stage.base).toMatch(/^(?:node:24\.\d+\.\d+-bookworm-slim|debian:bookworm-20\d{6}-slim)(?:@sha256:[\da-f]{64})?$/u);
  });

  test('installs pinned packages, and removes the package lists', () => {
    for (const run of of(stage, 'RUN').filter((one) => written(one).includes('apt-get install'))) {
      expect(written(run)).toContain('--no-install-recommends');
      expect(written(run)).toContain('rm -rf /var/lib/apt/lists/*');
      const [, packages = ''] = /--no-install-recommends(.*?)&&/su.exec(written(run)) ?? [];
      for (const name of packages.split(/[\s\\]+/u).filter(Boolean)) expect(name).toMatch(/=/u);
    }
  });

  test('uses exec form, downloads nothing, and does not switch users', () => {
    for (const one of of(stage, 'CMD')) expect(written(one)).toMatch(/^\[/u);
    expect(of(stage, 'ADD')).toEqual([]);
    for (const run of of(stage, 'RUN')) expect(written(run)).not.toMatch(/\bsudo\b|curl[^|]*\||wget[^|]*\|/u);
    for (const one of of(stage, 'WORKDIR')) expect(written(one)).toMatch(/^\//u);
  });

  test('contains no secret', () => {
    for (const one of [...of(stage, 'ENV'), ...of(stage, 'ARG')]) expect(written(one)).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY|SALT/iu);
  });

  test('copies existing paths only', () => {
    for (const copy of of(stage, 'COPY')) {
      const from = copy instanceof Copy ? copy.getFromFlag()?.getValue() : undefined;
      if (from) expect(names.slice(0, names.indexOf(stage.name))).toContain(from);
      else for (const source of words(copy).slice(0, -1)) expect(existsSync(fromRoot(source))).toBe(true);
    }
  });
});

describe.each(finals.map((stage) => [stage.name, stage] as const))('the image %s', (name, stage) => {
  test('ends as an ordinary user, with a command and a health check', () => {
    expect(words(of(stage, 'USER').at(-1))).toEqual([name === 'nginx' ? 'www-data' : 'node']);
    expect(of(stage, 'HEALTHCHECK')).toHaveLength(1);
    expect(of(stage, 'CMD')).toHaveLength(1);
    const afterUser = stage.instructions.slice(stage.instructions.findIndex((one) => one.getKeyword() === 'USER') + 1);
    expect(afterUser.map((one) => one.getKeyword())).not.toContain('RUN');
  });

  test('contains only the build and its runtime dependencies', () => {
    expect(stage.base).not.toBe('build');
    for (const copy of of(stage, 'COPY')) {
      const from = copy instanceof Copy ? copy.getFromFlag()?.getValue() : undefined;
      const source = stages.find((other) => other.name === from);
      if (!source) continue;
      const isBuild = source.name === 'build';
      if (isBuild) expect(words(copy)[0]).toMatch(/^(?:\/deployed\/\w+|\/usr\/local\/bin\/node)$/u);
      else {
        const install = of(source, 'RUN').map(written).join('\n');
        expect(install).toContain('pnpm install --prod --frozen-lockfile');
        expect(install).not.toContain('tooling');
      }
    }
  });
});

test('runs a script that the package of each service builds', () => {
  const sources = { cms: 'cms/bin/serve.ts', publisher: 'packages/publisher/src/sync/main.ts', edge: 'packages/edge/src/main.ts' };
  for (const [name, source] of Object.entries(sources)) {
    const command = finals.find((stage) => stage.name === name);
    const script = source.replace(/^(?:packages\/\w+\/src|cms)\//u, 'dist/').replace(/\.ts$/u, '.js');
    expect(command && of(command, 'CMD').map(written)).toEqual([`["node", "${script}"]`]);
    expect(existsSync(fromRoot(source))).toBe(true);
  }
  expect(existsSync(fromRoot('.docker/build-site.sh'))).toBe(true);
  for (const name of ['backup', 'restore', 'undo', 'export']) {
    const script = compose.services[name]?.entrypoint.at(-1) ?? '';
    expect(script).toBe(`packages/cli/src/${name}/main.ts`);
    expect(existsSync(fromRoot(script))).toBe(true);
  }
});

test('contains the folder that Strapi creates at every start, since the CMS may not write', () => {
  const cms = finals.find(({ name }) => name === 'cms');
  expect(cms && of(cms, 'RUN').map(written)).toContain('install -d database/migrations');
});

test('builds with the pnpm of the project, from its lockfile', () => {
  expect(text).toContain(`npm install --global ${packageJson.packageManager}`);
  expect(text).toContain('pnpm install --frozen-lockfile');
});

test('excludes secrets and local build output from the build context', () => {
  const left = readFileSync(fromRoot('.dockerignore'), 'utf8').split('\n');
  for (const entry of ['.git', '.secrets', '.env', '.env.production', '.ochiq', '**/node_modules', '**/dist'])
    expect(left).toContain(entry);
});
