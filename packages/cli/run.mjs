// Runs a command of `package.json`, given by its file, if this Node.js supports it. Plain JavaScript, so that an old
// Node.js can read it and print what is wrong. With the pinned Node.js of node_modules
// (.github/adr/0060-pinned-node-runtime.md) it always works.
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [major = 0] = process.versions.node.split('.').map(Number);
const file = process.argv[2] ?? '';

if (major !== 22 && major !== 24) {
  console.error(
    `Ochiq runs on Node.js 24 or 22; this is ${process.versions.node}, and there is no pinned one for ${process.platform} on ${process.arch}. Install 24 from https://nodejs.org and try again.`,
  );
  process.exitCode = 1;
} else {
  // The command finds its own name and its arguments at the usual positions.
  process.argv.splice(1, 2, path.resolve(file));
  await import(pathToFileURL(path.resolve(file)).href);
}
