/** Chromium as root, without a network of its own: it asks nobody anything. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env['CHROMIUM'];

export const browserOptions = { ...(executablePath ? { executablePath } : {}), args };
