import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import * as z from 'zod';

/** The figures of one round of requests. */
const roundSchema = z.object({
  requests: z.number(),
  seconds: z.number().positive(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  /** Responses with a status of 400 and more. */
  refused: z.number(),
  /** Connections that failed or timed out. */
  broken: z.number(),
});
export type RequestRound = z.output<typeof roundSchema>;

/** As many connections as a busy hour has on such a small machine. */
const connections = 64;

const quoteLua = (text: string) => JSON.stringify(text);

/**
 * Creates the Lua script of wrk: it requests every path in turn, as a browser that accepts gzip, and prints the result
 * as JSON at the end.
 */
export const createWrkScript = (paths: readonly string[]): string => `
local paths = { ${paths.map(quoteLua).join(', ')} }
local at = 0
local headers = { ["Accept-Encoding"] = "gzip", ["Accept-Language"] = "uz" }
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], headers)
end
done = function(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format('round {"requests":%d,"seconds":%.3f,"p50Ms":%.3f,"p99Ms":%.3f,"refused":%d,"broken":%d}\\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
`;

/** Parses the output of wrk. @throws it has no result */
export function readRound(output: string): RequestRound {
  const text = /^round (?<json>\{.*\})$/mu.exec(output)?.groups?.['json'];
  if (text === undefined) throw new Error(`wrk ended without a result:\n${output}`);
  return roundSchema.parse(JSON.parse(text));
}

/** Requests paths from a server for some seconds, from the machine's last core. @throws wrk is not installed */
export async function measureRound(url: string, paths: readonly string[], seconds: number): Promise<RequestRound> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-wrk-'));
  const file = path.join(folder, 'ask.lua');
  await writeFile(file, createWrkScript(paths));
  const core = String(os.cpus().length - 1);
  const wrk = ['wrk', '--threads', '1', '--connections', String(connections), '--duration', `${String(seconds)}s`, '--script', file, url];
  try {
    return readRound((await promisify(execFile)('taskset', ['--cpu-list', core, ...wrk])).stdout);
  } catch (error) {
    if (error instanceof Error && /wrk.*No such file/u.test(error.message))
      throw new Error('wrk asks the questions: apt-get install wrk', { cause: error });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
