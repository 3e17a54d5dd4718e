// Runs before the installation, on a bare Node: says in one sentence what the machine lacks.
import { spawnSync } from 'node:child_process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const fail = (sentence) => {
  console.error(`\n${sentence}\n`);
  process.exit(1);
};
const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

// 24 ends with an assertion of its own when the database driver's statements are collected: see .github/adr/0049-node-22.md.
if (major !== 22 && !(major === 20 && minor >= 19)) {
  fail(
    `Ochiq runs on Node.js 22, or 20 from 20.19 on; this is ${process.versions.node}. Install 22 from https://nodejs.org and try again.`,
  );
}

const missing = [
  ['python3', ['python3', 'python']],
  ['make', ['make', 'gmake']],
  ['a C++ compiler', ['c++', 'g++', 'clang++']],
].filter(([, commands]) => process.platform !== 'win32' && !commands.some(has));

if (missing.length > 0) {
  const names = missing.map(([name]) => name).join(', ');
  fail(
    `Ochiq builds its database driver here and lacks ${names}. On Debian or Ubuntu: apt-get install -y python3 make g++ — then try again.`,
  );
}
