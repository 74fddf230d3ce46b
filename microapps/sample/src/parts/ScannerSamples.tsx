import { Chips, CodeByHand, type OpenCamera, QrScanner, Section, Switch, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

const refused = (name: string) => (): Promise<MediaStream> => Promise.reject(new DOMException('', name));

/** A picture that moves and shows nothing. */
async function emptyCamera(): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 640;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#59554c';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.captureStream(5);
}

const cameras = {
  scanning: emptyCamera,
  asking: () => new Promise<MediaStream>(() => {}),
  denied: refused('NotAllowedError'),
  noCamera: refused('NotFoundError'),
  inUse: refused('NotReadableError'),
  insecure: refused('SecurityError'),
  failed: refused('UnknownError'),
  paused: emptyCamera,
  phone: undefined,
} satisfies Record<string, OpenCamera | undefined>;

type Shown = keyof typeof cameras;
const states = Object.keys(cameras) as Shown[];

/** The scanner in each of its states, and with the camera of the device. */
export function ScannerSamples() {
  const { scanner: t } = messages.use().gallery;
  const [shown, setShown] = useState<Shown>('denied');
  const [refuses, setRefuses] = useState(false);
  const open = cameras[shown];
  return (
    <Section title={t.title}>
      <Chips
        legend={t.state}
        options={states.map((value) => ({ value, label: t.states[value] }))}
        value={shown}
        onChange={setShown}
      />
      <Switch field="refuse" label={t.refuse} checked={refuses} onChange={setRefuses} />
      <QrScanner
        key={shown}
        {...(open && { open })}
        isPaused={shown === 'paused'}
        onCode={(text) => {
          toast(t.read({ text }));
          return !refuses;
        }}
        onClose={() => toast(t.close)}
        manual={
          <CodeByHand
            field="code"
            label={t.code}
            hint={t.codeHint}
            submit={t.send}
            isBusy={false}
            onSend={(text) => toast(t.read({ text }))}
          />
        }
      />
    </Section>
  );
}
