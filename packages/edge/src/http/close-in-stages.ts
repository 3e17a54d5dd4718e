import type { Socket } from 'node:net';

/** How long a sender that goes on sending is listened to, in milliseconds. */
export const listeningMs = 1000;

/**
 * Lets a connection end so that the answer is read: closed while something was sent that nobody took, it would be
 * reset, and the answer lost with it (RFC 9112, 9.6).
 */
export function closeInStages(socket: Socket): void {
  // Node's HTTP server ends a connection by this.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), listeningMs);
    socket.once('close', () => clearTimeout(timer));
  };
}
