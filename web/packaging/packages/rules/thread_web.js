// A worker of a browser out of a text.
/** @type {import('./thread').Start} */
export function startThread(code, heard, failed) {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(address);
  worker.onmessage = ({ data }) => { heard(data); };
  worker.onerror = (event) => { failed(event.message || 'The worker could not be started.'); };
  return {
    post: (message) => { worker.postMessage(message); },
    stop: () => { worker.terminate(); URL.revokeObjectURL(address); },
    hold: () => {},
  };
}
