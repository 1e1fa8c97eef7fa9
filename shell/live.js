// Connections from page to page, for games that are played live: WebRTC, without a server between them. Where a page
// can be reached is a line of words that the module puts into a ticket: ICE's name and password, the fingerprint, and
// up to four candidates. No server is asked, unless the site's owner names some: <html data-ice="stun:host …">. Fetched
// when live play is first looked at. What is called, and what is told: LiveCall and LiveNews in web/platform.h.
import { make } from './dom.js';
import { LiveCall, LiveNews } from './seam_later.js';

const patience = 4000; // ms until candidates are taken as they are
const most = 4; // candidates
const beat = 100; // ms until a tick
const longest = 70_000; // characters of a message: one more than the module takes ends the connection there
const mercy = 5000; // ms for a connection that falters
const handing = 700; // ms until another tab says that it has taken a ticket

const ice = (document.documentElement.dataset.ice ?? '').split(/[\s,]+/).filter(Boolean);
const answersHere = new URL('./live', location.href).href; // of this copy of the page

/** @typedef {{ pc: RTCPeerConnection, channel: RTCDataChannel, over: boolean }} Line */

/** @param {RTCPeerConnection} pc */
function gathered(pc) {
  if (pc.iceGatheringState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    pc.addEventListener('icegatheringstatechange', () => {
      if (pc.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

// What another page needs of a description.
/** @param {RTCPeerConnection} pc */
function wordsOf(pc) {
  const sdp = pc.localDescription?.sdp ?? '';
  /** @param {RegExp} what */
  const found = (what) => (sdp.match(what) ?? ['', ''])[1];
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\w)/gim)]
    .map(([, address, port, type]) => `${type}/${address}/${port}`);
  const fingerprint = found(/^a=fingerprint:sha-256 (\S+)/im).replaceAll(':', '').toLowerCase();
  const words = [found(/^a=ice-ufrag:(\S+)/m), found(/^a=ice-pwd:(\S+)/m), fingerprint];
  return [...words, ...candidates.slice(0, most)].join(' ');
}

/** @type {(words: string, setup: string) => string} */
function descriptionOf(words, setup) {
  const [user, password, fingerprint, ...candidates] = words.split(' ');
  const types = { h: 'host', s: 'srflx raddr 0.0.0.0 rport 0', r: 'relay raddr 0.0.0.0 rport 0' };
  return ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', 'a=mid:0', `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`, `a=fingerprint:sha-256 ${fingerprint.toUpperCase().match(/../g)?.join(':')}`,
    `a=setup:${setup}`, 'a=sctp-port:5000', 'a=max-message-size:262144',
    ...candidates.map((candidate, at) => {
      const [type, address, port] = candidate.split('/');
      return `a=candidate:${at + 1} 1 udp ${2130706431 - at} ${address} ${port} typ ${
        types[/** @type {keyof typeof types} */ (type)]}`;
    }), ''].join('\r\n');
}

/** @param {(command: string, what: string) => void} act */
function connect(act) {
  /** @type {(news: number, line: number, text: string) => void} */
  const tell = (news, line, text) => act(`talk:live:news ${news} ${line} ${text}`, '');
  /** @type {Map<number, Line>} */
  const lines = new Map();
  let timer = 0;
  const tabs = window.BroadcastChannel ? new BroadcastChannel(answersHere) : null;
  /** @type {((taken: boolean) => void) | null} */
  let handed = null;
  if (tabs) {
    tabs.onmessage = ({ data }) => {
      if (typeof data?.ticket === 'string' && lines.size) tell(LiveNews.arrived, 0, data.ticket);
      if (data?.taken) handed?.(true);
    };
  }
  addEventListener('pagehide', () => {
    for (const [number, { pc }] of [...lines]) {
      lost(number);
      pc.close(); // at once: nothing is done later here
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (lines.size) tell(LiveNews.away, 0, document.hidden ? '1' : '0');
  });

  /** @param {number} number */
  function close(number) {
    const line = lines.get(number);
    if (!line) return;
    line.over = true;
    lines.delete(number);
    // What was sent last is still on its way.
    setTimeout(() => line.pc.close(), line.channel.bufferedAmount ? 1000 : 100);
  }

  /** @param {number} number */
  function lost(number) {
    if (!lines.has(number)) return;
    close(number);
    tell(LiveNews.closed, number, '');
  }

  /** @param {number} number */
  function made(number) {
    const pc = new RTCPeerConnection(ice.length ? { iceServers: ice.map((urls) => ({ urls })) } : {});
    const channel = pc.createDataChannel('live', { negotiated: true, id: 0, ordered: true });
    const line = { pc, channel, over: false };
    channel.onopen = () => tell(LiveNews.opened, number, '');
    channel.onmessage = ({ data }) => {
      if (line.over) return;
      if (typeof data === 'string') tell(LiveNews.received, number, data.slice(0, longest));
      else lost(number);
    };
    channel.onclose = () => lost(number);
    pc.onconnectionstatechange = () => {
      if (pc.connectionState === 'failed' || pc.connectionState === 'closed') lost(number);
      if (pc.connectionState === 'disconnected')
        setTimeout(() => { if (pc.connectionState !== 'connected') lost(number); }, mercy);
    };
    lines.set(number, line);
    return line;
  }

  /** @type {(number: number, work: (pc: RTCPeerConnection) => Promise<unknown>, news: number) => Promise<void>} */
  async function describe(number, work, news) {
    try {
      const { pc } = made(number);
      await work(pc);
      await pc.setLocalDescription();
      await gathered(pc);
      if (lines.has(number)) tell(news, number, wordsOf(pc));
    } catch (cause) {
      console.warn(cause);
      lost(number);
    }
  }

  function begin() {
    if (!window.RTCPeerConnection)
      return tell(LiveNews.can, 0, 'This browser connects no pages with each other, or it is switched off there.');
    try {
      const pc = new RTCPeerConnection();
      pc.createDataChannel('');
      pc.close();
    } catch {
      return tell(LiveNews.can, 0, 'This browser connects no pages with each other, or it is switched off there.');
    }
    tell(LiveNews.can, 0, 'BarcodeDetector' in window && navigator.mediaDevices ? 'scan' : '');
  }

  /** @param {string} ticket */
  function hand(ticket) {
    if (!tabs) return tell(LiveNews.handed, 0, '');
    const late = setTimeout(() => handed?.(false), handing);
    handed = (taken) => {
      clearTimeout(late);
      handed = null;
      tell(LiveNews.handed, 0, taken ? '1' : '');
    };
    tabs.postMessage({ ticket });
  }

  const calls = {
    begin,
    /** @param {number} number */
    offer: (number) => describe(number, async () => {}, LiveNews.offered),
    /** @type {(number: number, words: string) => Promise<void>} */
    accept: (number, words) => describe(number,
      (pc) => pc.setRemoteDescription({ type: 'offer', sdp: descriptionOf(words, 'actpass') }), LiveNews.answered),
    /** @type {(number: number, words: string) => unknown} */
    connect: (number, words) => lines.get(number)?.pc
      .setRemoteDescription({ type: 'answer', sdp: descriptionOf(words, 'active') })
      .catch((cause) => { console.warn(cause); lost(number); }),
    /** @type {(number: number, text: string) => void} */
    send(number, text) {
      const line = lines.get(number);
      try { line?.channel.send(text); } catch { lost(number); }
    },
    close,
    /** @type {(number: number, ticket: string) => void} */
    hand: (_, ticket) => hand(ticket),
    took() { tabs?.postMessage({ taken: true }); },
    scan: () => scan((text) => tell(LiveNews.scanned, 0, text)),
    /** @type {(number: number, text: string) => Promise<void>} */
    async code(number, text) {
      const { modulesOf, mostInCode } = await import('./code.js');
      tell(LiveNews.code, number, text.length <= mostInCode ? modulesOf(text) : '');
    },
    /** @type {(number: number, text: string) => unknown} */
    copy: (number, text) => navigator.clipboard?.writeText(text)
      .then(() => tell(LiveNews.copied, number, ''), () => {}),
    wake() {
      timer ||= window.setTimeout(() => {
        timer = 0;
        tell(LiveNews.tick, 0, '');
      }, beat);
    },
  };
  const byNumber = Object.keys(LiveCall).map((name) => calls[/** @type {keyof typeof calls} */ (name)]);
  /** @type {(call: number, number: number, text: string) => unknown} */
  return (call, number, text) => byNumber[call](number, text);
}

/** @type {ReturnType<typeof connect> | null} */
let connected = null;

/** @type {(act: (command: string, what: string) => void, call: number, number: number, text: string) => unknown} */
export function call(act, ...what) {
  connected ??= connect(act);
  return connected(...what);
}

// The camera is asked for only here, and let go when the sheet closes.
/** @param {(text: string) => void} read */
async function scan(read) {
  const video = make('video', { muted: true, playsInline: true, 'aria-label': 'What the camera sees' });
  const words = make('p', { className: 'note', textContent: 'Hold the code of the answer before the camera.' });
  const shut = make('button', { type: 'button', className: 'primary', textContent: 'Close' });
  const sheet = make('dialog', { id: 'scan-sheet', 'aria-label': 'Scan the answer' },
    make('article', {}, video, words), make('div', { className: 'actions' }, make('span', { className: 'gap' }), shut));
  video.style.width = '100%';
  /** @type {MediaStream | null} */
  let stream = null;
  let open = true;
  shut.onclick = () => sheet.close();
  sheet.addEventListener('keydown', (event) => event.stopPropagation());
  sheet.addEventListener('close', () => {
    open = false;
    for (const track of stream?.getTracks() ?? []) track.stop();
    sheet.remove();
  });
  document.body.append(sheet);
  sheet.showModal();
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (!open) return stream.getTracks().forEach((track) => track.stop());
    video.srcObject = stream;
    await video.play();
    const detector = window.BarcodeDetector && new window.BarcodeDetector({ formats: ['qr_code'] });
    if (!detector) throw new TypeError('Nothing reads codes here.');
    while (open) {
      const [code] = await detector.detect(video).catch(() => []);
      if (code && open) {
        sheet.close();
        return read(code.rawValue);
      }
      await new Promise((resolve) => { setTimeout(resolve, 200); });
    }
  } catch {
    words.textContent = 'The camera cannot be used here. Paste the answer instead.';
  }
}
