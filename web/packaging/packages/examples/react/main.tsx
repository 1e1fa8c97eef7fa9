import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { place } from 'sightlines-board';
import 'sightlines-board/react';

place('./sightlines/');
function Article() {
  const [said, say] = useState('');
  return <>
    <sightlines-board lesson="crosshairs/enter" theme="dark" onready={({ detail }) => say(detail.version)} />
    <p id="said">{said}</p>
  </>;
}
createRoot(document.getElementById('root')!).render(<Article />);
