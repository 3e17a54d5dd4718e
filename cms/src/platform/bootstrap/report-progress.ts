export type ProgressMessage = { step: 'seed'; done: number; of: number } | { step: 'ready'; url: string };

const formatProgress = (message: ProgressMessage) => {
  if (message.step === 'ready') return `The CMS answers at ${message.url}\n`;
  if (message.of === 0) return 'Every entry of the demonstration content has been made before\n';
  return message.done === message.of ? `The CMS was filled with ${String(message.of)} entries\n` : '';
};

/** Reports the progress of a start: to a parent process by message, to a person by a line. */
export function reportProgress(message: ProgressMessage): void {
  if (process.send) process.send(message);
  else process.stdout.write(formatProgress(message));
}
