import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeRendererBundle } from './renderer-bundle';

const react = require.resolve('react');
const reactDom = require.resolve('react-dom/server');

/** As webpack writes it, with a hook in it, which works only where React and its renderer are one. */
const renderPage = `
// As in require("/path/to/a/plugin.js")
const modules = { 1: (module) => {
module.exports = require("${react}");
}, 2: (module) => {
module.exports = require("${reactDom}");
}, 3: (module) => {
module.exports = require("/somewhere/.cache/ssr-builtin-trackers/fs");
}, 4: (module) => {
module.exports = require("path");
} };
const ask = (id) => { const module = {}; modules[id](module); return module.exports; };
function Greeting() {
  const [name] = ask(1).useState(require('./part.js').name);
  return ask(1).createElement('p', null, name, typeof ask(3).readFileSync, ask(4).sep);
}
exports.default = () => ask(2).renderToStaticMarkup(ask(1).createElement(Greeting));
`;

let folder = '';
const routes = () => path.join(folder, 'routes');
const getCopyFolder = () => path.join(folder, 'kept');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renderer-bundle-'));
  await mkdir(routes());
  await writeFile(path.join(routes(), 'part.js'), "exports.name = 'Salom';");
  await writeFile(path.join(routes(), 'part.js.map'), '{}');
});

afterEach(() => rm(folder, { recursive: true }));

it('runs with Node alone, after the folder of the build was deleted', async () => {
  await writeFile(path.join(routes(), 'render-page.js'), renderPage);
  await writeRendererBundle(routes(), getCopyFolder());
  await rm(routes(), { recursive: true });
  const html = execFileSync(process.execPath, ['-p', 'require("./render-page.js").default()'], {
    cwd: getCopyFolder(),
    env: {},
    encoding: 'utf8',
  });
  expect(html.trim()).toBe(`<p>Salomfunction${path.sep}</p>`);
  const code = await readFile(path.join(getCopyFolder(), 'render-page.js'), 'utf8');
  expect([react, reactDom, '/somewhere'].filter((requestedPath) => code.includes(requestedPath))).toEqual([]);
});

it('copies code, and no source maps', async () => {
  await writeFile(path.join(routes(), 'render-page.js'), renderPage);
  await writeRendererBundle(routes(), getCopyFolder());
  expect((await readdir(getCopyFolder())).sort()).toEqual(['outside.js', 'package.json', 'part.js', 'render-page.js']);
});

it('refuses a folder in which Gatsby left no renderer', async () => {
  await expect(writeRendererBundle(routes(), getCopyFolder())).rejects.toThrow('Gatsby left no renderer');
});
