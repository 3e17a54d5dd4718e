import type { Socket } from 'node:net';

/** How long input is still read and discarded after the response, in milliseconds. */
export const lingerMs = 1000;

/**
 * Makes a connection close with a delay (lingering close): closed while input is unread, it would be reset, and the
 * response lost with it (RFC 9112, 9.6).
 */
export function enableLingeringClose(socket: Socket): void {
  // Node's HTTP server closes connections with this method.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
}
