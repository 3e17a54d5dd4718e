// Runs commands of the CMS, one after the other, in one process. Most of what a start costs is loading Strapi and making
// its code quick: here that is done once, while our own modules are loaded again for every run. Its parent names the
// command, with its arguments and environment, and receives its messages, its output and its exit code.
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { clearInterval, clearTimeout, setInterval } from 'node:timers';

import './quick-hashes.mjs';

const require = createRequire(import.meta.url);
const dist = path.join(import.meta.dirname, '..', '..', 'dist');
const exitHost = process.exit.bind(process);
const tell = process.send.bind(process);

/** Our own modules, and Strapi's plugins: our extensions put their own in place of what those export. */
const isReloaded = (file) => file.startsWith(dist) || plugin.test(file);
const plugin = /@strapi\/(?:content-manager|content-releases|content-type-builder|email|i18n|plugin-[\w-]+|review-workflows|upload)\//u;

const mark = { listeners: new Map(), handles: new Set() };
const timers = new Set();
let isRunning = false;

const handles = () => process._getActiveHandles();

// Between two commands there is nothing else to wait for.
setInterval(() => undefined, 1_000_000);

/** What a command would leave to the end of its process. */
for (const [start, clear] of [
  ['setTimeout', clearTimeout],
  ['setInterval', clearInterval],
]) {
  const original = globalThis[start];
  const watched = (...given) => {
    const timer = original(...given);
    if (isRunning) timers.add([clear, timer]);
    return timer;
  };
  globalThis[start] = Object.defineProperties(watched, Object.getOwnPropertyDescriptors(original));
}

for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk, encoding, done = encoding) => {
    tell({ written: chunk.toString() });
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
}

function clearAway() {
  // Strapi takes all listeners away when it ends, ours too.
  process.removeAllListeners();
  for (const [name, listeners] of mark.listeners) for (const listener of listeners) process.on(name, listener);
  for (const [clear, timer] of timers) clear(timer);
  timers.clear();
  for (const handle of handles()) {
    if (mark.handles.has(handle)) continue;
    if (handle instanceof net.Socket) handle.destroy();
    else if (handle instanceof net.Server) handle.close();
  }
  process.exitCode = undefined;
}

process.exit = (code = process.exitCode ?? 0) => {
  if (!isRunning) return;
  isRunning = false;
  // What has failed while Strapi was there, or was too slow to end it, has left it as it was.
  const isUsable = globalThis.strapi === undefined;
  clearAway();
  tell({ ended: code, isUsable }, () => {
    if (!isUsable) exitHost();
  });
};

/** @param {{ name: string, args: string[], env: Record<string, string> }} command */
function run({ name, args, env }) {
  for (const key of Object.keys(process.env)) Reflect.deleteProperty(process.env, key);
  Object.assign(process.env, env);
  for (const file of Object.keys(require.cache)) if (isReloaded(file)) Reflect.deleteProperty(require.cache, file);
  mark.listeners = new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));
  mark.handles = new Set(handles());
  isRunning = true;
  const file = path.join(dist, 'bin', `${name}.js`);
  process.argv = [process.execPath, file, ...args];
  require(file);
}

process.send = (message) => tell({ message });
process.on('message', ({ command, signal }) => {
  if (command) run(command);
  else process.emit(signal);
});
process.on('disconnect', () => exitHost(1));
